// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { turnLight } from "../store.js";

/** Play by play, with the drawers below it. */
export function log(app, hidden = 0) {
  const items = [];
  let chapter = "";
  const entries = hidden ? app.log.slice(0, -hidden) : app.log;
  const notes = app.scene.table.notes, told = entries.findLastIndex(entry => entry.kind === "play");
  const notesAt = place => notes.filter(note => note.place === place).map(note => html`<li class="note">${note.text}</li>`);
  entries.forEach((entry, i) => {
    items.push(...notesAt(i));
    const here = entry.chapter.split(",")[0];
    if (here && here !== chapter) { chapter = here; items.push(html`<li class="half">${here}</li>`); }
    const led = i === told ? (app.whole ? app.scene.last?.sentences : entry.sentences) ?? [] : [];
    if (entry.text) items.push(html`<li class="${entry.kind} ${entry.scored ? "run" : ""}">${entry.text}${led.map(line => html`<small>${line}</small>`)}${(entry.more ?? []).map(line => html`<small>${line}</small>`)}${entry.reasons.map(reason => html`<small>${reason}</small>`)}</li>`);
  });
  items.push(...notesAt(entries.length));
  const plays = "lineups" in app.scene;
  return html`<section class="log paper" aria-label="Play by play"><header><h2>Play by play</h2></header><ol tabindex="0" aria-label="Plays so far">${items}</ol>
    <div class="here">${here(app)}</div>
    <div class="tabs">${plays ? html`<button @click=${() => app.open("rosters")}>Lineups</button><button @click=${() => app.show("box")}>Box</button><button @click=${() => app.show("sheet")}>Score sheet</button>` : nothing}
      <button @click=${() => app.show("chart")}>Charts</button>
      ${plays || app.scene.game.key === "rallybird" ? html`<button @click=${() => app.show("why")}>Why</button><button @click=${() => app.show("what if")}>What if</button>` : nothing}
      ${app.invite ? html`<button @click=${() => app.open("invite")}>Invite</button>` : nothing}
      <button @click=${() => app.open("export")}>Print</button><button @click=${() => app.open("help")}>Help</button><button @click=${turnLight} aria-label="Light or dark"><span aria-hidden="true">◐</span></button></div></section>`;
}

function here(app) {
  const { here, table, names, scoreboard } = app.scene;
  const parts = ["visitors", "home"].map((seat, i) => {
    const manager = scoreboard.sides[i].manager;
    const who = manager !== "person" ? `the ${manager}` : table.seats.includes(seat) ? "you" : here[seat] ? "here" : table.away.includes(seat) ? `${table.stand_in}, until they are back` : "away";
    return `${names[i] === names[1 - i] ? seat : names[i]}: ${who}`;
  });
  if (here.watching) parts.push(`${here.watching} watching`);
  return parts.join(" · ");
}
