// @ts-check
// The keys of a table: what each does, in every game.
import { final, spoken } from "./words.js";

/** Keys that mean the same in every game; a call that would have one of them gets a number instead. */
export const PAGE_KEYS = ["u", "l", "w", "y", "n"];

function lastPlay(/** @type {any} */ app) {
  const last = app.log.findLast(entry => entry.kind === "play");
  return last ? spoken(last) : "Nothing has been played yet.";
}

/** Where the game stands, for those who listen. */
const standing = (/** @type {any} */ app) => app.scene.over ? final(app.scene) : (app.scene.sentences ?? [app.scene.scoreboard.chapter]).join(" ");

/** Where a key was pressed. A drawer that was just closed holds the focus until the browser draws its next frame. */
function pressedOn(/** @type {Event} */ event) {
  return event.target instanceof Element && !event.target.closest("dialog:not([open])") ? event.target : document.body;
}

/** Answers keys as long as the page stands. */
export function listen(/** @type {any} */ app) {
  addEventListener("keydown", event => pressed(app, event));
}

function pressed(/** @type {any} */ app, /** @type {KeyboardEvent} */ event) {
  const target = pressedOn(event);
  if (!app.scene || event.metaKey || event.ctrlKey || event.altKey || target.closest("dialog, input, select, textarea")) return;
  const ask = app.scene.ask, key = event.key.toLowerCase(), table = app.scene.table;
  const onButton = target.closest("button, a, [tabindex]:not(ol):not(.trail):not(.scoresheet):not(.sheet)") && key === " ";
  if (key === "?") app.open("help");
  else if (key === "l") app.tell(lastPlay(app));
  else if (table.offer && table.seats.length && !table.seats.includes(table.offer.by) && (key === "y" || key === "n")) app.say({ t: "reply", yes: key === "y" });
  else if (key === " " && table.curtain && !onButton) app.say({ t: "lift", n: table.number });
  else if (app.keys(key) && !onButton) { /* the game's own */ }
  else if (app.scene.over && (event.key === "ArrowLeft" || event.key === "ArrowRight")) app.stepBack(event.key === "ArrowLeft" ? -1 : 1);
  else if (app.isReady() && /^[ 1-9]$/.test(key)) return;
  else if (key === " " && !onButton && ask) {
    if (ask.kind === "calls") app.play();
    else if (ask.kind === "must-change") app.say({ t: "change", n: ask.n, moves: [] });
    else if (ask.kind === "choice" && ask.usual && ask.shape !== "placement") app.choose(ask.usual);
    else return;
  }
  else if (ask?.kind === "dice" && /^\d$/.test(key)) app.typeFace(Number(key));
  else if (ask?.kind === "choice" && ask.shape !== "placement" && /^[1-9]$/.test(key) && app.options()[+key - 1]) app.choose(app.options()[+key - 1].value);
  else if (ask?.kind === "calls" && app.calls().find(call => call.key === key)) { const call = app.calls().find(one => one.key === key); app.play({ [call.purpose]: call.value }); }
  else if (key === "u" && table.can_undo) app.say({ t: "undo" });
  else if (key === "w") app.tell(standing(app));
  else return;
  event.preventDefault();
}
