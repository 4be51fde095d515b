// @ts-check
import { html } from "../../vendor/lit-html/lit-html.js";
import { capital } from "../words.js";

/** One's own dice: the faces that lie on one's table, clicked or typed. */
export function pad(app, ask) {
  if (!ask.dice) {
    return html`<form class="pad" @submit=${event => { event.preventDefault(); app.choose(new FormData(event.target).get("number")); }}>
      <label>${capital(ask.face)} number <input name="number" inputmode="numeric" autocomplete="off" required></label><button class="call">Enter</button></form>`;
  }
  if (app.fallen?.n !== ask.n) app.fallen = { n: ask.n, faces: ask.dice.map(() => null) };
  const chosen = app.fallen.faces;
  const pick = (i, face) => {
    chosen[i] = face;
    if (chosen.every(one => one !== null)) app.choose(chosen.join(" "));
    else app.redraw();
  };
  app.typeFace = face => { const i = chosen.indexOf(null); if (ask.dice[i]?.faces.includes(face)) pick(i, face); };
  return html`<div class="pad" role="group" aria-label="Roll for the ${ask.words}">${ask.dice.map((die, i) => html`<fieldset><legend>${die.colour}</legend>${[...new Set(die.faces)].map(face => html`<button class="die ${die.colour}" aria-pressed=${chosen[i] === face ? "true" : "false"} aria-label="${die.colour} ${face}" @click=${() => pick(i, face)}>${face}</button>`)}</fieldset>`)}</div>`;
}
