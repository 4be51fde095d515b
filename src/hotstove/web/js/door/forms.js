// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { plain } from "../words.js";

/** A choice from a list of values with their words. */
export const pick = (/** @type {string} */ name, /** @type {string} */ label, /** @type {string[][]} */ options, usual = "") =>
  html`<label>${label}<select name=${name}>${options.map(([value, words]) => html`<option value=${value} ?selected=${value === usual}>${words}</option>`)}</select></label>`;

/** One of the games; `chose` hears which. */
export const pickGame = (/** @type {any[]} */ games, /** @type {string} */ chosen, /** @type {(key: string) => void} */ chose = () => {}) =>
  html`<label>Game<select name="game" @change=${event => chose(event.target.value)}>${games.map(one => html`<option value=${one.key} ?selected=${one.key === chosen}>${one.name}</option>`)}</select></label>`;

/** Two clubs by name: ours, or any of the record. */
export function clubInputs(/** @type {any} */ game, /** @type {string[]} */ labels, /** @type {string} */ list) {
  if (!game.clubs.length) return nothing;
  const named = club => plain(club).replace(/\b\w/g, letter => letter.toUpperCase());
  return html`${["away", "home"].map((side, i) => html`<label>${labels[i]}<input name=${side} list=${list} placeholder="${named(game.clubs[i] ?? game.clubs[0])}, or 1988 TEX" autocomplete="off"></label>`)}
    <datalist id=${list}>${game.clubs.map(club => html`<option value=${club}></option>`)}</datalist>`;
}

/** What was refused, in a sentence. */
export const refusal = (/** @type {string} */ text) => text ? html`<p class="refusal" role="alert">${text}</p>` : nothing;
