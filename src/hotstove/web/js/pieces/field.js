// @ts-check
import { html, svg, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { BASES, OUTS } from "../words.js";

const BASE = { 1: [310, 228], 2: [220, 138], 3: [130, 228] };
const SPOT = { P: [220, 236], "1B": [364, 187], "2B": [286, 150], "3B": [76, 187], SS: [154, 150], LF: [72, 112], CF: [220, 62], RF: [368, 112] };

/** Grass, dirt, lines and bases. */
export const ground = svg`<defs><radialGradient id="grass" cx="50%" cy="88%" r="95%"><stop offset="0" stop-color="#5a9a55"/><stop offset=".7" stop-color="#3f7f45"/><stop offset="1" stop-color="#2f6a3b"/></radialGradient>
  <clipPath id="fence"><path d="M220 344 L14 138 A292 292 0 0 1 426 138 Z"/></clipPath></defs>
  <path d="M220 352 L6 138 A302 302 0 0 1 434 138 Z" fill="#7b5733"/>
  <g clip-path="url(#fence)"><rect width="440" height="366" fill="url(#grass)"/>
    ${Array.from({ length: 7 }, (_, i) => svg`<circle cx="220" cy="318" r=${120 + i * 48} fill="none" stroke="#ffffff12" stroke-width="24"/>`)}
    <circle cx="220" cy="236" r="128" fill="#b98a57"/><path d="M220 306 L298 228 L220 150 L142 228 Z" fill="#4f8f4d"/></g>
  <circle cx="220" cy="322" r="26" fill="#b98a57"/>
  <path d="M220 318 L22 120 M220 318 L418 120" stroke="#fff9" stroke-width="1.6" fill="none"/>
  <circle cx="220" cy="236" r="15" fill="#b98a57"/><rect x="214" y="234" width="12" height="3" fill="#fff"/>
  ${[[310, 228], [220, 138], [130, 228]].map(([x, y]) => svg`<rect x=${x - 6} y=${y - 6} width="12" height="12" fill="#fff" transform="rotate(45 ${x} ${y})"/>`)}
  <path d="M213 313 h14 v6 l-7 7 l-7 -7 z" fill="#fff"/>`;

/** On a telephone the park is small, and what is written on it larger. */
export const small = () => innerWidth <= 760;
const tagScale = () => small() ? 1.35 : 1;
const tagWidth = name => name.length * 7.2 + 18;

/** How far a tag on first or third is put outward, so that it hides no part of the pitcher's name. */
const asideOf = runner => (runner.base === "2" ? 0 : runner.base === "1" ? 1 : -1) * Math.max(0, tagScale() * tagWidth(runner.last) / 2 - 34);

/** A pawn with a name on a tag, `lead` to the right of it and `below` its middle. */
export function pawn(at, name, colour, lead = 0, below = 25) {
  const width = tagWidth(name);
  return svg`<g class="pawn" style="transform: translate(${at[0]}px, ${at[1]}px)"><ellipse cx="0" cy="9" rx="11" ry="4" fill="#0005"/>
    <path d="M-9 9 C-9 -2 -4 -3 -4 -8 A6 6 0 1 1 4 -8 C4 -3 9 -2 9 9 Z" fill=${colour} stroke="#fff8" stroke-width="1.2"/>
    ${name ? svg`<g transform="translate(${lead} ${below}) scale(${tagScale()})"><rect x=${-width / 2} y="-11.5" width=${width} height="17" rx="4" fill="#fbf5e6"/><text text-anchor="middle" y="1.5" font-size="13" fill="#2a241c">${name}</text></g>` : nothing}</g>`;
}

const label = (at, name, rating) => svg`<g transform="translate(${at[0]} ${at[1]})"><circle r="4.5" fill="#f3ead2" stroke="#0006"/><text y="17" text-anchor="middle" font-size="12" fill="#f3ead2" style="paint-order: stroke; stroke: #1b4630; stroke-width: 3px">${name}${rating && !small() ? svg`<tspan font-size="10.5" fill="#ffce54" dx="4">${rating}</tspan>` : nothing}</text></g>`;

/** Fielders, runners and the batter of a game of plays. */
export function park(view) {
  const { field, batter, chapter, outs, over } = view;
  const who = field.runners.map(runner => `${runner.last} on ${BASES[runner.base]}`).join(", ") || "nobody on";
  return html`<svg class="park" viewBox="0 0 440 366" role="img" aria-label="${chapter}, ${OUTS[outs]}, ${who}">${ground}
    ${field.fielders.filter(one => one.position in SPOT).map(one => label(SPOT[one.position], one.last, one.rating))}
    ${repeat(field.runners, runner => runner.player, runner => pawn(BASE[runner.base], runner.last, "#b3261e", asideOf(runner), runner.base === "2" ? -24 : 25))}
    ${over || !batter ? nothing : pawn([248, 306], batter.last, "#1f4e8c", small() ? 62 : 42)}</svg>`;
}
