// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { credentials } from "../store.js";
import { clubInputs, pickGame, refusal } from "./forms.js";

/** Papers of a game, in the words of whoever prints them. @type {Record<string, string>} */
const PAPERS = { cards: "Cards", lineups: "Lineup cards", components: "Board, cards and tiles", sheets: "Sheets of the clubs", deck: "Action deck", charts: "Charts", sheet: "Score sheet", rules: "Rules" };
let chosen = "superstar", printing = false, note = "";

/** Makes a PDF and hands it to the browser. */
async function print(/** @type {any} */ door, /** @type {any} */ game, /** @type {string} */ what, /** @type {HTMLFormElement} */ form) {
  const said = new FormData(form), named = ["away", "home"].map(side => String(said.get(side) ?? "").trim()).filter(Boolean);
  const wanted = new URLSearchParams((named.length ? named : game.clubs.slice(0, 2)).map(club => ["club", club]));
  printing = true; note = ""; door.redraw();
  const answer = await fetch(`/api/press/${game.key}/${what}?${wanted}`, { headers: credentials() });
  if (answer.ok) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = `${game.key}-${what}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } else note = (await answer.json()).mistake;
  printing = false; door.redraw();
}

/** What the press has of a game, a button for each paper. */
export function paperShelf(/** @type {any} */ door) {
  const game = door.games.find(one => one.key === chosen);
  if (!game) return nothing;
  return html`<form class="new paper" @submit=${event => event.preventDefault()}>
    ${pickGame(door.games, chosen, key => { chosen = key; door.redraw(); })}${clubInputs(game, ["Cards of", "and of"], "clubs-to-print")}
    <p class="papers">${game.papers.map(what => html`<button class="call" ?disabled=${printing} @click=${event => print(door, game, what, event.target.form)}>${PAPERS[what]}</button>`)}</p>
    ${printing ? html`<p class="papers" role="status">Printing…</p>` : nothing}${refusal(note)}</form>`;
}
