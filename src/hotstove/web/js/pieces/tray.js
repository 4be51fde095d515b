// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { plain, QUIET } from "../words.js";

/** Dice or the card that was drawn, and everything that led to the result, with the rules behind it. */
export function tray(app, steps, rules, key) {
  const place = steps.findLastIndex(step => step.kind === "roll" || step.kind === "draw");
  return html`<div class="tray"><div class="dice">${place < 0 ? asleep(app.scene) : fallen(steps[place], `${key}-${place}`)}</div>
    <div class="trail" tabindex="0" role="group" aria-label="What was looked up">${steps.map(step => word(app, step))}${rules.map(rule => html`<button class="cite" @click=${() => app.show("rule", rule)} aria-label="rule ${rule}">${rule}</button>`)}${steps.length ? nothing : html`<span>${app.scene.dice.own ? `The ${app.scene.dice.colours.length ? "dice are" : "deck is"} yours.` : "Nothing has been rolled yet."}</span>`}</div></div>`;
}

const COLUMN = { starting: "SP", relieving: "RP", vs_l: "vs L", vs_r: "vs R" };

function fallen(step, key) {
  if (step.kind === "draw") {
    return html`<span class="pile" aria-hidden="true"></span>${repeat([step], () => key, () => html`<span class="drawn roll" role="img" aria-label="${step.face} number ${step.number}">${step.card ? Object.entries(step.card).map(([face, number]) => html`<span class=${face === step.face ? "read" : ""}>${number}</span>`) : html`<span class="read">${step.number}</span>`}</span>`)}<output>${step.shown}</output>`;
  }
  return html`${repeat(step.dice, (_, i) => `${key}-${i}`, (die, i) => html`<span class="die roll ${die.colour}" style="animation-delay:${i * 50}ms" aria-hidden="true">${die.face ?? "?"}</span>`)}<output aria-label="rolled ${step.shown}">${step.dice.length > 1 ? step.shown : ""}</output>`;
}

function asleep(scene) {
  if (!scene.dice.colours.length) return html`<span class="pile" aria-hidden="true"></span>`;
  return scene.dice.colours.map(colour => html`<span class="die asleep ${colour}" aria-hidden="true"></span>`);
}

function word(app, step) {
  if (step.kind === "roll" || step.kind === "draw") return html`<span class="roll">${plain(step.purpose)} ${step.shown}</span>`;
  if (step.kind === "choice") return QUIET.has(step.answer) ? nothing : html`<span class="cell">call: <b>${plain(step.purpose)}${step.answer === "yes" ? "" : ` ${step.words || step.answer}`}</b></span>`;
  const cell = step.cell === "" ? (step.on === "card" ? app.scene.dice.blank : "blank") : step.words || String(step.cell).replace(/[()']|,\)/g, "");
  if (step.on === "card") return html`<span class="cell">${COLUMN[step.column] ?? plain(step.column ?? step.chart)} <b>${cell}</b></span>`;
  return html`<button class="cell" title="${step.cell} (${step.provenance}); open the chart" @click=${() => app.show("chart", step.chart, 0, step.places)}>${step.chart} <b>${cell}</b></button>`;
}
