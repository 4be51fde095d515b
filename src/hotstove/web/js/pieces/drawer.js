// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { card } from "./card.js";
import { rosters } from "./rosters.js";

const shell = (title, body) => html`<form method="dialog"><button class="quiet close">Close</button></form><h2 id="drawer-title">${title}</h2>${body}`;
const BATTING = { at_bats: "AB", runs: "R", hits: "H", runs_batted_in: "BI", walks: "BB", strikeouts: "SO" }, PITCHING = { innings: "IP", hits: "H", runs: "R", earned_runs: "ER", walks: "BB", strikeouts: "SO" };
const lines = found => html`<ul>${found.map(line => html`<li>${line}</li>`)}</ul>`;

/** What lies in the drawer: something that was looked up, or a part of the scene. */
export function drawer(app, found) {
  if (found.what === "rosters") return shell("Lineups", rosters(app));
  if (found.what === "help") return shell("At the table", help(app));
  if (found.what === "invite") return shell("Invite", html`<p>Whoever opens this link plays the other side:</p><p><input readonly style="width:100%;padding:8px" aria-label="Link for your friend" .value=${app.invite} @focus=${event => event.target.select()}></p><p>Whoever opens <span>${location.origin}/t/${app.scene.table.id}</span> looks on.</p>`);
  if (found.what === "rule") return shell(found.name, html`<pre>${found.text}</pre>`);
  if (found.what === "box") return shell("Box score", box(found.box));
  if (found.what === "why") return shell("Why", lines(found.lines));
  if (found.what === "what if") return shell("What if, with the same dice", lines(found.lines));
  if (found.groups) return shell("Charts", html`${found.groups.map(group => html`<h3>${group.title}</h3><ul class="charts">${group.charts.map(name => html`<li><button class="quiet" @click=${() => app.show("chart", name)}>${name}</button></li>`)}</ul>`)}`);
  if (found.faces) return shell(found.faces[0].title, html`<div class="faces">${found.faces.map(face => card(face, { lit: new Set(found.places ?? []) }))}</div>`);
  return nothing;
}

function box(record) {
  const table = (head, rows, total, columns, name) => html`<table class="stats"><thead><tr><th scope="col">${head}</th>${Object.values(columns).map(label => html`<th scope="col">${label}</th>`)}</tr></thead>
    <tbody>${rows.map(row => html`<tr><td style=${row.turn > 1 ? "padding-left:18px" : ""}>${name(row)}</td>${Object.keys(columns).map(key => html`<td>${row[key] ?? ""}</td>`)}</tr>`)}<tr><td><b>Total</b></td>${Object.keys(columns).map(key => html`<td><b>${total[key] ?? ""}</b></td>`)}</tr></tbody></table>`;
  const batter = row => `${row.letter ? `${row.letter}-` : ""}${row.name}, ${row.position}`;
  const pitcher = row => `${row.name}${[["win", "W"], ["loss", "L"], ["save", "S"]].filter(([key]) => record.decisions[key] === row.player).map(([, mark]) => ` (${mark})`).join("")}`;
  return html`<div class="rosters">${record.sides.map(side => html`<div><h3>${side.name}</h3>${table("Batting", side.batting, side.batting_total, BATTING, batter)}<br>${table("Pitching", side.pitching, side.pitching_total, PITCHING, pitcher)}</div>`)}</div>
    ${record.footnotes.map(note => html`<p class="notes">${note}</p>`)}
    ${Object.entries(record.notes).filter(([, entries]) => entries.length).map(([label, entries]) => html`<p class="notes"><b>${label}</b> ${entries.join(", ")}</p>`)}${record.remarks.map(remark => html`<p class="notes">${remark}</p>`)}`;
}

function help(app) {
  const key = app.scene.game.key;
  const rows = [["space", key === "rallybird" ? "hand in" : "play on"], ["letters", "the call that shows the letter"], ["1 to 9", "an option; with your own dice, a face"], ["U", "take the last decision back"], ["L", "say the last play"], ["W", "say where the game stands"], ["?", "this page"]];
  if (key === "rallybird") rows.splice(1, 0, ["A to F, twice", "swap the tiles of two zones"]);
  const { commitment, seed } = app.scene.table;
  return html`<table><tbody>${rows.map(([name, does]) => html`<tr><td><kbd>${name}</kbd></td><td style="text-align:left">${does}</td></tr>`)}</tbody></table>
    ${commitment ? html`<h3>The dice</h3><p>Their seed was drawn before the first roll, and this is its hash. When the game is over the seed is shown, and <code>hotstove verify</code> checks the tape against it.</p><p><code style="overflow-wrap:anywhere">${commitment}</code></p>${seed ? html`<p>Seed: <code style="overflow-wrap:anywhere">${seed}</code></p>` : nothing}` : nothing}
    <h3>Options</h3><p>${Object.entries(app.scene.options).map(([name, value]) => `${name.replaceAll("_", " ")}: ${value === true ? "yes" : value === false ? "no" : value}`).join(", ") || "none"}</p>`;
}
