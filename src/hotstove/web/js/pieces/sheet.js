// @ts-check
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** The score sheet: a small diamond for every turn at bat, with the bases that were reached, the out and the runs batted in. */
export function sheet(found) {
  const innings = Array.from({ length: found.innings }, (_, i) => i + 1);
  return html`${found.sides.map(side => html`<div class="scroll" tabindex="0" role="group" aria-label="Score sheet of ${side.name}"><table class="sheet-of"><caption>${side.name}</caption>
    <thead><tr><th scope="col">Batter</th>${innings.map(inning => html`<th scope="col">${inning}</th>`)}</tr></thead>
    <tbody>${side.slots.map(slot => html`<tr><th scope="row">${slot.slot}. ${slot.names.join(", ")}</th>${innings.map(inning => html`<td>${slot.turns.filter(turn => turn.inning === inning).map(cell)}</td>`)}</tr>`)}</tbody></table></div>`)}`;
}

const PATHS = ["M20 34 L34 20", "M34 20 L20 6", "M20 6 L6 20", "M6 20 L20 34"];
const BASE = ["", "first", "second", "third", "home"];

function cell(turn) {
  const words = [turn.result, turn.base ? `reached ${BASE[turn.base]}` : "", turn.out ? `out ${turn.out}` : "", turn.rbi ? `${turn.rbi} batted in` : ""].filter(Boolean).join(", ");
  return html`<svg class="turn ${turn.base === 4 ? "run" : ""}" viewBox="0 0 40 52" role="img" aria-label=${words}><path class="way" d="M20 34 L34 20 L20 6 L6 20 Z"></path>
    ${PATHS.slice(0, turn.base).map(path => svg`<path class="ran" d=${path}></path>`)}
    ${turn.out ? svg`<circle cx="34" cy="34" r="6"></circle><text x="34" y="37.4" text-anchor="middle" class="out">${turn.out}</text>` : nothing}
    <text x="20" y="48" text-anchor="middle">${turn.result}</text>${turn.rbi ? svg`<text x="3" y="36" class="rbi">${"•".repeat(turn.rbi)}</text>` : nothing}</svg>`;
}
