// @ts-check
import { html } from "../../vendor/lit-html/lit-html.js";

const BATTING = { at_bats: "AB", runs: "R", hits: "H", runs_batted_in: "RBI", walks: "BB", strikeouts: "SO" };
const PITCHING = { innings: "IP", hits: "H", runs: "R", earned_runs: "ER", walks: "BB", strikeouts: "SO" };

/** Runs by innings, runs, hits and errors. Where the home side did not bat any more, its inning is crossed out. */
function line(record) {
  const count = Math.max(9, ...record.sides.map(side => side.innings.length)), over = record.decisions.win !== "";
  const innings = Array.from({ length: count }, (_, i) => i), played = Math.max(...record.sides.map(side => side.innings.length));
  return html`<div class="scroll"><table class="line-score"><caption class="sr">Line score</caption><thead><tr><td></td>${innings.map(i => html`<th scope="col">${i + 1}</th>`)}<th scope="col" class="total">R</th><th scope="col">H</th><th scope="col">E</th></tr></thead>
    <tbody>${record.sides.map(side => html`<tr><th scope="row" class="left">${side.name}</th>${innings.map(i => html`<td>${side.innings[i] ?? (over && i < played ? "x" : "")}</td>`)}<td class="total"><b>${side.runs}</b></td><td>${side.hits}</td><td>${side.errors}</td></tr>`)}</tbody></table></div>`;
}

/** A box score from its record, at the table and in a season alike. */
export function box(record) {
  const table = (head, rows, total, columns, name) => html`<table class="stats"><thead><tr><th scope="col" class="left">${head}</th>${Object.values(columns).map(label => html`<th scope="col">${label}</th>`)}</tr></thead>
    <tbody>${rows.map(row => html`<tr><td class="left" style=${row.turn > 1 ? "padding-left:18px" : ""}>${name(row)}</td>${Object.keys(columns).map(key => html`<td>${row[key] ?? ""}</td>`)}</tr>`)}<tr><td class="left"><b>Total</b></td>${Object.keys(columns).map(key => html`<td><b>${total[key] ?? ""}</b></td>`)}</tr></tbody></table>`;
  const batter = row => `${row.letter ? `${row.letter}-` : ""}${row.name}, ${row.position}`;
  const pitcher = row => `${row.name}${[["win", "W"], ["loss", "L"], ["save", "S"]].filter(([key]) => record.decisions[key] === row.player).map(([, mark]) => ` (${mark})`).join("")}`;
  return html`${line(record)}<div class="boxes rosters">${record.sides.map(side => html`<div><h3>${side.name}</h3>${table("Batting", side.batting, side.batting_total, BATTING, batter)}<br>${table("Pitching", side.pitching, side.pitching_total, PITCHING, pitcher)}</div>`)}</div>
    ${record.footnotes.map(note => html`<p class="notes">${note}</p>`)}
    ${Object.entries(record.notes).filter(([, entries]) => entries.length).map(([label, entries]) => html`<p class="notes"><b>${label}</b> ${entries.join(", ")}</p>`)}${record.remarks.map(remark => html`<p class="notes">${remark}</p>`)}`;
}
