// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { act } from "../pieces/act.js";
import { log } from "../pieces/log.js";
import { tray } from "../pieces/tray.js";
import { capital, final } from "../words.js";

const DICE = ["white", "red", "green"];

/** Pennant Race: two sheets, and the score sheet between them, filled row by row. */
export function pennant(app) {
  const s = app.scene, b = s.scoreboard, showing = app.playing();
  const steps = (s.last?.steps ?? []).slice(0, app.step);
  return html`<header class="board"><h1><a href="/">hotstove</a><small>${s.game.name}</small></h1>
      <table><caption class="sr">Score</caption><tbody>${b.sides.map(side => html`<tr><th scope="row" class="club">${side.season} ${side.name}</th><td class="total">${side.runs ?? "·"}</td></tr>`)}</tbody></table>
      <div class="lamps"><span>${s.over ? "Final" : capital(b.chapter)}</span></div></header>
    ${[0, 1].map(side => sheet(app, side))}
    <div class="field"><div class="scoresheet paper" tabindex="0" role="group" aria-label="Score sheet">${scoreSheet(s)}</div>${tray(app, steps, showing ? [] : s.last?.rules ?? [], app.log.length)}</div>
    ${act(app, told(app), aside(app), !showing)}${log(app)}`;
}

function scoreSheet(s) {
  const { words, rows } = s.score_sheet;
  const row = (name, k, cell) => html`<tr><th scope="row">${capital(name)}</th>${[0, 1].map(i => html`<td class=${rows[i] ? "filled" : ""} style="animation-delay:${k * 70}ms">${rows[i] ? cell(i) : ""}</td>`)}</tr>`;
  const dice = i => html`<span role="img" aria-label="white ${s.triads[i][0]}, red ${s.triads[i][1]}, green ${s.triads[i][2]}">${s.triads[i].map((face, k) => html`<i class="die ${DICE[k]}" aria-hidden="true">${face}</i>`)}</span>`;
  return html`<h2>Score sheet</h2><table><thead><tr><td></td>${s.names.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${words.map((name, k) => name === DICE[0] ? row("dice", k, dice) : DICE.includes(name) ? nothing : row(name, k, i => rows[i][k + 1]))}</tbody></table>
    ${s.box.length ? html`<pre class="lines">${s.box.join("\n")}</pre>` : nothing}`;
}

function sheet(app, side) {
  const s = app.scene, club = s.sheets[side], starter = s.scoreboard.sides[side].starter?.name;
  const table = (part, mark) => html`<table><thead><tr>${part.columns.map(name => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${part.rows.map(row => html`<tr class=${row[0] === mark ? "starts" : ""}>${row.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;
  return html`<section class="card sheet ${side ? "batter" : "pitcher"}" tabindex="0" aria-label="Sheet of ${club.club}, ${side ? "home" : "visitors"}"><header><h2>${club.season} ${club.club}</h2><span class="sub">${side ? "home" : "visitors"} · bat value ${club.bat_value}</span></header>${table(club.pitchers, starter)}${table(club.batters, "")}</section>`;
}

function told(app) {
  const s = app.scene;
  if (s.over) return final(s);
  if (s.ask?.kind === "dice") return `Roll for the ${s.ask.words}.`;
  if (s.ask?.purpose === "starter") return "Who starts?";
  return s.ask ? `${capital(s.ask.words)}?` : s.last?.told ?? "Play ball!";
}

function aside(app) {
  const s = app.scene;
  if (s.ask?.starters) { const first = s.ask.starters[s.ask.usual]; return first ? `${s.ask.usual}: ST ${first.st}, END ${first.end}` : ""; }
  return s.over ? "" : s.title;
}
