// @ts-check
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

const COLOURS = ["#1b6ca8", "#c8553d", "#3a7d44", "#8e5572", "#b8860b", "#2a9d8f", "#7b2cbf", "#9c6644", "#bc4749", "#52796f", "#0077b6", "#6a994e", "#e07a5f", "#4b4e6d"];

/** Games over .500, a line a club; the line's end is named, so that colour is never alone. */
export function above(/** @type {string} */ group, /** @type {Record<string, any>} Games over .500 after each game, by club. */ lines) {
  const longest = Math.max(...Object.values(lines).map(line => line.length));
  if (longest < 3) return nothing;
  const all = Object.values(lines).flat(), low = Math.min(...all), high = Math.max(...all, low + 1), W = innerWidth < 760 ? 420 : 1040, H = 260;
  const x = i => 34 + i / (longest - 1) * (W - 110), y = value => 12 + (high - value) / (high - low) * (H - 30);
  /** @type {number[]} */ const ends = [];
  const ranked = Object.entries(lines).sort((one, other) => other[1].at(-1) - one[1].at(-1));
  const at = line => { let place = y(line.at(-1)); while (ends.some(end => Math.abs(end - place) < 13)) place += 13; ends.push(place); return place; };
  const end = (code, place, colour) => svg`<rect x=${W - 68} y=${place - 2} width="9" height="4" fill=${colour}></rect><text x=${W - 54} y=${place + 4}>${code}</text>`;
  return html`<svg class="above" viewBox="0 0 ${W} ${H}" role="img" aria-label="Games over .500 in ${group}: ${ranked.map(([code, line]) => `${code} ${line.at(-1)}`).join(", ")}">
    <line class="axis" x1="34" x2=${W - 70} y1=${y(0)} y2=${y(0)}></line><text x="28" y=${y(0) + 4} text-anchor="end">0</text><text x="28" y=${y(high) + 4} text-anchor="end">${high}</text><text x="28" y=${y(low) + 4} text-anchor="end">${low}</text>
    ${ranked.map(([code, line], i) => svg`<polyline stroke=${COLOURS[i % COLOURS.length]} points=${line.map((value, k) => `${x(k).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}></polyline>${end(code, at(line), COLOURS[i % COLOURS.length])}`)}</svg>`;
}
