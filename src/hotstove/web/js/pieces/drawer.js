// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { box } from "./box.js";
import { card } from "./card.js";
import { sheet } from "./sheet.js";
import { rosters } from "./rosters.js";

const shell = (title, body) => html`<form method="dialog"><button class="quiet close">Close</button></form><h2 id="drawer-title">${title}</h2>${body}`;
const lines = found => html`<ul class="lines">${found.map(line => html`<li>${line}</li>`)}</ul>`;

/** What lies in the drawer: something that was looked up, or a part of the scene. */
export function drawer(app, found) {
  if (found.what === "rosters") return shell("Lineups", rosters(app));
  if (found.what === "help") return shell("At the table", help(app));
  if (found.what === "invite") return shell("Invite", html`<p>Whoever opens this link plays the other side:</p><p class="copied"><input readonly id="invite" class="link" aria-label="Link for your friend" .value=${app.invite} @focus=${event => event.target.select()}><button class="call" @click=${copyInvite}>Copy</button></p><p>Whoever opens <span>${location.origin}/t/${app.scene.table.id}</span> looks on.</p>`);
  if (found.what === "export") return shell(app.scene.over || app.whole ? "Take it home" : "Print", exports(app));
  if (found.what === "rule") return shell(found.name, html`<pre>${found.text}</pre>`);
  if (found.what === "box") return shell("Box score", box(found.box));
  if (found.what === "sheet") return shell("Score sheet", sheet(found));
  if (found.what === "why") return shell("Why", lines(found.lines));
  if (found.what === "what if") return shell("What if, with the same dice", lines(found.lines));
  if (found.groups) return shell("Charts", html`${found.groups.map(group => html`<h3>${group.title}</h3><ul class="charts">${group.charts.map(name => html`<li><button class="quiet" @click=${() => app.show("chart", name)}>${name}</button></li>`)}</ul>`)}`);
  if (found.faces) return shell(found.faces[0].title, html`<div class="faces">${found.faces.map(face => card(face, { lit: new Set(found.places ?? []) }))}</div>`);
  return nothing;
}

/** Browsers give the clipboard to safe pages alone: elsewhere the link is marked, to be copied by hand. */
function copyInvite(event) {
  const link = /** @type {HTMLInputElement} */ (document.getElementById("invite"));
  link.select();
  navigator.clipboard?.writeText(link.value).then(() => { event.target.textContent = "Copied"; });
}

const FILES = { tape: ["Tape", "every roll and answer; hotstove verify checks it"], box: ["Box score", "as text"], events: ["Event file", "Retrosheet's form, for other programs"], sheet: ["Score sheet", "to print, as PDF"], cards: ["Cards", "of both clubs, to print, as PDF"] };

/** What of a table can be taken home: cards at any time, the rest when it is over. */
function exports(app) {
  const { table, over } = app.scene, plays = "lineups" in app.scene;
  const kinds = [...(over || app.whole ? ["tape", ...(plays ? ["box", "events", "sheet"] : [])] : []), ...(plays ? ["cards"] : [])];
  return html`<ul class="exports">${kinds.map(kind => html`<li><a class="call" href="/api/tables/${table.id}/${kind}" download role="button">${FILES[kind][0]}</a> ${FILES[kind][1]}</li>`)}</ul><p><button class="call" @click=${() => { app.close(); print(); }}>Print this page</button></p><p>Charts, score sheets, rules and other papers are printed at <a href="/">the door</a>.</p>`;
}

function help(app) {
  const key = app.scene.game.key;
  const rows = [["space", key === "rallybird" ? "hand in" : "play on"], ["letters, 1 to 9", "the call or the option that shows the key"], ["digits", "with your own dice, the next die's face"], ["U", "take the last decision back"], ["L", "say the last play"], ["W", "say where the game stands"], ["arrows", "when the game is over: one play back or on"], ["?", "this page"]];
  if (key === "rallybird") rows.splice(1, 0, ["A to F, twice", "swap the tiles of two zones"]);
  const { commitment, seed } = app.scene.table;
  return html`<table><tbody>${rows.map(([name, does]) => html`<tr><td><kbd>${name}</kbd></td><td style="text-align:left">${does}</td></tr>`)}</tbody></table>
    ${commitment ? html`<h3>The dice</h3><p>Their seed was drawn before the first roll, and this is its hash. When the game is over the seed is shown, and <code>hotstove verify</code> checks the tape against it.</p><p><code style="overflow-wrap:anywhere">${commitment}</code></p>${seed ? html`<p>Seed: <code style="overflow-wrap:anywhere">${seed}</code></p>` : nothing}` : nothing}
    <h3>Options</h3><p>${Object.entries(app.scene.options).map(([name, value]) => `${name.replaceAll("_", " ")}: ${value === true ? "yes" : value === false ? "no" : value}`).join(", ") || "none"}</p>`;
}
