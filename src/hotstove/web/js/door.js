// @ts-check
// The door: play now in one click, tables of mine, a new table, seasons, papers to print, tapes to look at.
import { html, render, nothing } from "../vendor/lit-html/lit-html.js";
import { refusal } from "./door/forms.js";
import { newTable } from "./door/new_table.js";
import { paperShelf } from "./door/paper_shelf.js";
import { lookAtSeasons, seasonShelf } from "./door/season_shelf.js";
import { credentials, forget, remember, rememberOwner, tables, turnLight, wear } from "./store.js";

wear();
const given = new URLSearchParams(location.hash.slice(1)).get("owner");
if (given) { rememberOwner(given); history.replaceState(null, "", location.pathname); }
const root = /** @type {HTMLElement} */ (document.getElementById("door"));
const USUAL = "superstar";

const door = {
  /** @type {any[]} */ games: [],
  busy: false,
  note: "",
  redraw: draw,
  /** Makes a table and goes there. */
  async make(/** @type {object} */ wanted) {
    door.busy = true; door.note = ""; draw();
    const answer = await fetch("/api/tables", { method: "POST", headers: credentials(), body: JSON.stringify(wanted) });
    const made = await answer.json();
    if (answer.ok) { remember(made.id, made.token, made.invite); location.href = `/t/${made.id}`; return; }
    door.busy = false; door.note = made.mistake; draw();
  },
};
/** @type {any[]} */ let mine = [];
let tapeNote = "";

async function lookAt(/** @type {File | undefined} */ file) {
  if (!file) return;
  door.busy = true; draw();
  const answer = await fetch("/api/tapes", { method: "POST", headers: credentials(), body: await file.text() });
  const made = await answer.json();
  if (answer.ok) { location.href = `/t/${made.id}`; return; }
  door.busy = false; tapeNote = made.mistake; draw();
}

/** Rallybird has no clubs: its tables are called after who plays. */
const titleOf = (/** @type {any} */ one) => one.game !== "rallybird" || one.season ? one.title : one.title === "person at person" ? "Two people" : `You against the ${one.title.replace(/^person at | at person$/, "")}`;

const ofMine = (/** @type {any} */ one) => html`<li class="paper"><span class="what"><b>${titleOf(one)}</b><small>${door.games.find(game => game.key === one.game)?.name ?? one.game} · ${one.standing || "not begun"}</small></span>
  <a class="call" href="/t/${one.id}" role="button">${one.over ? "Look at it" : "Go on"}</a><button class="quiet" @click=${() => { forget(one.id); mine = mine.filter(other => other !== one); draw(); }}>Forget<span class="sr"> ${titleOf(one)}</span></button></li>`;

const playNow = (/** @type {any} */ one) => html`<section class="game paper"><h3>${one.name}</h3><p>${one.sentence}</p><button class="call" ?disabled=${door.busy} @click=${() => door.make({ game: one.key })}>Play now<span class="sr">: ${one.name}</span></button></section>`;

function draw() {
  render(html`<header><h1>hotstove</h1><p>Five tabletop baseball games at one table: alone, with somebody beside you, or with a friend by link.</p>
      <button class="call main" ?disabled=${door.busy} @click=${() => door.make({ game: USUAL })}>Play now</button><button class="call" @click=${turnLight} aria-label="Light or dark"><span aria-hidden="true">◐</span></button></header>
    ${mine.length ? html`<h2>Your tables</h2><ul class="mine">${mine.map(ofMine)}</ul>` : nothing}
    <h2>The games</h2><div class="games">${door.games.map(playNow)}</div>
    <h2>A new table</h2>${newTable(door)}
    <h2>Seasons</h2>${seasonShelf(door)}
    <h2>Print</h2>${paperShelf(door)}
    <h2>A tape to look at</h2><section class="paper shelf" @dragover=${event => event.preventDefault()} @drop=${event => { event.preventDefault(); lookAt(event.dataTransfer.files[0]); }}>
      <label>A finished game, from its file or dropped here <input type="file" accept=".tape,.txt" ?disabled=${door.busy} @change=${event => lookAt(event.target.files[0])}></label>${refusal(tapeNote)}</section>`, root);
}

const known = Object.keys(tables());
[door.games, mine] = await Promise.all([fetch("/api/choices").then(answer => answer.json()), known.length ? fetch(`/api/tables?ids=${known.map(encodeURIComponent).join(",")}`).then(answer => answer.json()) : []]);
mine.sort((one, other) => other.touched - one.touched);
await lookAtSeasons(door);
