// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { clubs, credentials } from "../store.js";
import { pick, pickGame, refusal } from "./forms.js";

const LOOK_AGAIN = 1500;
const LEAGUES = [["", "all of them"], ["AL", "American"], ["NL", "National"], ["FL", "Federal (1914-15)"], ["AA", "American Association (1882-91)"]];
/** @type {any[]} */ let seasons = [];
let note = "";

/** The seasons as they are; while one is being made they are looked at again. */
export async function lookAtSeasons(/** @type {any} */ door) {
  const answer = await fetch("/api/seasons", { headers: credentials() });
  seasons = answer.ok ? await answer.json() : [];
  door.redraw();
  if (seasons.some(one => one.making !== undefined)) setTimeout(() => lookAtSeasons(door), LOOK_AGAIN);
}

async function open(/** @type {any} */ door, /** @type {FormData} */ form) {
  const wanted = { game: form.get("game"), year: Number(form.get("year")), league: form.get("league"), name: form.get("name") };
  const answer = await fetch("/api/seasons", { method: "POST", headers: credentials(), body: JSON.stringify(wanted) });
  note = answer.ok ? "" : (await answer.json()).mistake;
  await lookAtSeasons(door);
}

/** Every season of this machine, the clubs one runs, and how a new season is opened. */
export function seasonShelf(/** @type {any} */ door) {
  const running = Object.keys(clubs()), games = door.games.filter(one => one.clubs.length);
  return html`<section class="paper shelf">
    ${running.length ? html`<p>You run a club in ${running.map((one, i) => html`${i ? ", " : ""}<a href="/season/${encodeURIComponent(one)}#today"><b>${one}</b></a>`)}.</p>` : nothing}
    ${seasons.length ? html`<ul>${seasons.map(line)}</ul>` : html`<p>There is no season yet. Open one: its cards are made from the real record, and every game can be managed.</p>`}
    <form class="new" @submit=${event => { event.preventDefault(); open(door, new FormData(event.target)); }}>
      ${pickGame(games, "superstar")}<label>Year<input name="year" type="number" min="1871" max="2099" required placeholder="1988"></label>${pick("league", "League", LEAGUES)}<label>Name<input name="name" maxlength="40" placeholder="spring" autocomplete="off"></label>
      ${refusal(note)}<button class="call" ?disabled=${seasons.some(one => one.making !== undefined)}>Open a season</button></form></section>`;
}

function line(/** @type {any} */ one) {
  if (one.making !== undefined) return html`<li><b>${one.name}</b> <small>is being made: the cards of ${one.making} clubs are done</small></li>`;
  if (one.trouble) return html`<li><b>${one.name}</b> <small>${one.trouble}</small></li>`;
  return html`<li><a href="/season/${encodeURIComponent(one.name)}"><b>${one.name}</b></a> <small>${one.game}, ${one.played} of ${one.games} games played</small></li>`;
}
