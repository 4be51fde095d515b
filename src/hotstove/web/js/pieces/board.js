// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { OUTS } from "../words.js";

/** How often the side that is likelier to win does so from here. */
function chance(/** @type {any} */ b) {
  const side = b.sides[b.home_wins >= 0.5 ? 1 : 0], share = Math.round(100 * Math.max(b.home_wins, 1 - b.home_wins));
  const told = `${side.name} win ${share}% of games that stand so`;
  return html`<span class="chance" role="img" title=${told} aria-label=${told}><span aria-hidden="true">${side.code} ${share}%</span></span>`;
}

/** The scoreboard of games that are played in innings. */
export function board(s) {
  const b = s.scoreboard, first = b.first_inning ?? 1;
  const played = Math.max(...b.sides.map(side => side.innings.length));
  const count = Math.max(first === 1 ? 9 : 10 - first, played);
  const innings = Array.from({ length: count }, (_, i) => first + i);
  const withHits = b.sides[0].hits !== undefined;
  const now = side => !s.over && side === b.batting;
  return html`<header class="board">
    <h1><a href="/">hotstove</a><small>${s.game.name}</small></h1>
    <table><caption class="sr">Line score</caption>
      <thead><tr><td class="blank"></td>${innings.map(i => html`<th scope="col">${i}</th>`)}<th scope="col"><abbr title="runs" style="text-decoration:none">R</abbr></th>${withHits ? html`<th scope="col">H</th><th scope="col">E</th>` : nothing}</tr></thead>
      <tbody>${b.sides.map((side, i) => html`<tr><th scope="row" class="club ${now(i) ? "bats" : ""}"><span class="mark" aria-hidden="true">▸ </span><span class="full">${side.name}</span><span class="short" aria-hidden="true">${side.code ?? side.name.slice(0, 3).toUpperCase()}</span>${now(i) ? html`<span class="sr"> at bat</span>` : nothing}</th>
        ${innings.map((inning, k) => html`<td class=${now(i) && inning === b.inning ? "now" : ""}>${side.innings[k] ?? (now(i) && inning === b.inning ? 0 : s.over && k < played ? "x" : "")}</td>`)}
        <td class="total">${side.runs}</td>${withHits ? html`<td class="total">${side.hits}</td><td class="total">${side.errors}</td>` : nothing}</tr>`)}</tbody></table>
    <div class="lamps"><span>${s.over ? (b.called_off ? `Final, ${b.called_off}` : "Final") : b.chapter.split(",")[0]}</span>${s.over ? nothing : html`<span class="outs" role="img" aria-label=${OUTS[b.outs]}><span aria-hidden="true">OUT</span> ${[0, 1].map(i => html`<i class="lamp ${b.outs > i ? "on" : ""}"></i>`)}</span>`}${s.over || b.home_wins == null ? nothing : chance(b)}</div>
  </header>`;
}
