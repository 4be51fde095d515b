// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** Who runs which club: the commissioner gives out a link for each, and takes it back. */
export function people(app) {
  const { page, busy, given } = app;
  const row = one => html`<li><b>${one.name}</b><small>${one.run ? "is run by whoever has its link" : "is run by the book"}</small>
    <span class="doing"><button class="call" ?disabled=${busy} @click=${() => app.give(one.code)}>${one.run ? "Another link" : "Give out a link"}<span class="sr"> for ${one.name}</span></button>${one.run ? html`<button class="quiet" ?disabled=${busy} @click=${() => app.takeBack(one.code)}>Take it back<span class="sr"> from ${one.name}</span></button>` : nothing}</span>
    ${given?.club === one.code ? html`<label class="link">Send this to whoever runs ${one.name}; it is shown once<input readonly .value=${given.link} @focus=${event => event.target.select()}></label>` : nothing}</li>`;
  return html`<section class="page paper"><h2>People</h2><p>Whoever has a club's link reads this season, sets its rotation, bullpen and lineups, and plays its games at the table. Two of them meet at one table. A day is entered when the last of their games is over, or when you play it.</p><ul class="todays people">${page.links.map(row)}</ul></section>`;
}
