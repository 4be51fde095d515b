// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { capital, plain } from "../words.js";
import { clubInputs, pick, pickGame, refusal } from "./forms.js";

let chosen = "superstar";

const CLOCKS = [["", "none"], ["minute", "a minute a decision"], ["day", "a day a decision"]];
const HITTERS = [["", "as the clubs are used to"], ["yes", "bats for the pitcher"], ["no", "the pitcher bats"]];

/** Whom one plays, with what happens then. */
const whom = (/** @type {string} */ book) => html`<fieldset class="whom"><legend>You play</legend>${[
  ["book", book, "The other side manages itself."],
  ["friend", "a friend by link", "You get a link to send; whoever opens it sits down."],
  ["screen", "somebody at this screen", "Two at one page, with a curtain before secrets."],
].map(([value, words, more]) => html`<label><input type="radio" name="against" value=${value} ?checked=${value === "book"}><span><b>${words}</b><small>${more}</small></span></label>`)}</fieldset>`;

/** A table as one wants it. */
export function newTable(/** @type {any} */ door) {
  const game = door.games.find(one => one.key === chosen);
  if (!game) return nothing;
  return html`<form class="new paper" @submit=${event => { event.preventDefault(); door.make(wanted(new FormData(event.target), game)); }}>
    ${pickGame(door.games, chosen, key => { chosen = key; door.redraw(); })}
    ${clubInputs(game, ["Visitors", "Home"], "clubs-to-play")}
    ${pick("side", "You are", [["home", "the home side"], ["visitors", "the visitors"]], "home")}
    ${whom(game.opponent)}
    <details><summary>Dice, clock and optional rules</summary><div>
      ${game.presets.length ? pick("preset", "Rules", [["", "as usual"], ...game.presets.map(name => [name, plain(name)])]) : nothing}
      ${pick("dice", "Dice", [["", "ours"], ["mine", "my own, on my table"]])}
      ${pick("clock", "Clock", CLOCKS)}
      ${game.has_lineups ? pick("dh", "Designated hitter", HITTERS) : nothing}
      ${game.options.map(option => pick(`option ${option.name}`, capital(plain(option.name)), option.values.map(value => [value, plain(value)]), option.usual))}</div></details>
    ${refusal(door.note)}<button class="call main" ?disabled=${door.busy}>${door.busy ? "Making cards…" : "Set the table"}</button></form>`;
}

/** What the form says; of the optional rules only those that are not as usual. */
function wanted(/** @type {FormData} */ form, /** @type {any} */ game) {
  const options = game.options.filter(option => form.get(`option ${option.name}`) !== option.usual).map(option => `${option.name}=${form.get(`option ${option.name}`)}`);
  const said = Object.fromEntries(["against", "side", "dice", "clock", "dh", "away", "home", "preset"].map(name => [name, form.get(name) ?? ""]));
  return { game: game.key, ...said, options };
}
