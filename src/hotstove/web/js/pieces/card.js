// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** `41^2` is 41 with a small raised 2. */
function raised(text) {
  const [whole, ...small] = text.split("^");
  if (!small.length) return text;
  return html`${whole}${small.map(part => html`<sup>${part[0]}</sup>${part.slice(1)}`)}`;
}

/**
 * A card, chart or sheet from its neutral face.
 * @param {any} face  @param {{lit?: Set<string>, idle?: (column: string) => boolean, foot?: unknown, game?: string, more?: unknown}} [how]
 */
export function card(face, how = {}) {
  const lit = how.lit ?? new Set(), idle = how.idle ?? (() => false);
  return html`<section class="card ${face.kind} ${how.game ?? ""}" aria-label="${face.title}, ${face.kind}">
    <header><h2>${face.title}</h2><span class="sub">${face.subtitle}</span></header>
    ${face.facts.length || how.more ? html`<div class="facts">${face.facts.map(fact => html`<span>${fact.label} <b>${raised(fact.value)}</b></span>`)}${how.more ?? nothing}</div>` : nothing}
    ${face.grids.map(grid => drawn(grid, lit, idle))}
    ${how.foot || face.notes.length ? html`<footer>${how.foot ?? nothing}${face.notes.map(note => html`<div>${note}</div>`)}</footer>` : nothing}
  </section>`;
}

function drawn(grid, lit, idle) {
  const size = Math.ceil(grid.rows.length / grid.blocks);
  const blocks = Array.from({ length: grid.blocks }, (_, i) => grid.rows.slice(i * size, (i + 1) * size)).filter(rows => rows.length);
  return html`<div class="grid ${grid.prose ? "prose" : ""}" style="grid-template-columns: repeat(${blocks.length}, 1fr)">${blocks.map(rows => html`<table>
    ${grid.title ? html`<caption>${grid.title}</caption>` : html`<caption class="sr">${rows[0].head} to ${rows.at(-1).head}</caption>`}
    <thead><tr><td></td>${grid.columns.map(column => html`<th scope="col" class=${idle(column) ? "idle" : ""}>${column}</th>`)}</tr></thead>
    <tbody>${rows.map(row => html`<tr><th scope="row">${row.head}</th>${row.cells.map((cell, i) => {
      const on = cell.places?.some(place => lit.has(place)) ?? false;
      return html`<td class="${cell.tone ?? ""} ${idle(grid.columns[i]) && !on ? "idle" : ""} ${on ? "lit" : ""}" aria-current=${on ? "true" : nothing}><b>${cell.text === "" ? html`<span aria-hidden="true">·</span>` : raised(cell.text)}</b></td>`;
    })}</tr>`)}</tbody></table>`)}</div>`;
}

/** The places of all cells that were read in these steps. */
export const litBy = steps => new Set(steps.filter(step => step.kind === "cell").flatMap(step => step.places));
