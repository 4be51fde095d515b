// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { BASES } from "../words.js";

const PINCH_HITTER = 11, PINCH_RUNNER = 12, PITCHER = 1;
const NUMBER = { P: 1, C: 2, "1B": 3, "2B": 4, "3B": 5, SS: 6, LF: 7, CF: 8, RF: 9, DH: 10 };

/** Both lineups, benches and bullpens; where one may change players, buttons and dragging plan the changes. */
export function rosters(app) {
  const s = app.scene;
  return html`${planned(app)}<div class="rosters">${[0, 1].map(side => roster(app, side))}</div>`;
}

function mayChange(app, side) {
  const { ask, table } = app.scene, seat = side ? "home" : "visitors";
  if (!ask || !table.seats.includes(seat) || table.ready.includes(seat)) return false;
  return ask.kind === "calls" ? ask.may_change.includes(seat) : ask.kind === "must-change" && app.scene.waiting.includes(seat);
}

function roster(app, side) {
  const s = app.scene, may = mayChange(app, side);
  const card = player => app.show("card", player, side);
  const row = (one, pos, extra) => html`<span class="pos">${pos}</span><button class="who" @click=${() => card(one.player)}>${one.name}<span class="sr">, show the card</span></button>${extra}`;
  const dropped = (event, slot) => { event.preventDefault(); event.currentTarget.classList.remove("over"); drop(app, side, event.dataTransfer.getData("text/plain"), slot); };
  return html`<section aria-label=${s.names[side]}><h3>${s.names[side]}</h3><ol>${s.lineups[side].map(one => html`<li class=${one.up && s.scoreboard.batting === side ? "up" : ""}
      @dragover=${event => { if (may) { event.preventDefault(); event.currentTarget.classList.add("over"); } }} @dragleave=${event => event.currentTarget.classList.remove("over")} @drop=${event => dropped(event, one.slot)}>${row(one, one.position, html`<span class="pos">${one.bats}</span>`)}</li>`)}</ol>
    <h3>Bench</h3><ul>${s.bench[side].map(one => html`<li draggable=${may ? "true" : "false"} @dragstart=${event => event.dataTransfer.setData("text/plain", one.player)}>${row(one, one.bats, may ? benchDoes(app, side, one) : html`<span class="pos" style="width:auto">${one.positions.join(" ")}</span>`)}</li>`)}</ul>
    <h3>Bullpen</h3><ul>${s.bullpen[side].map(one => html`<li draggable=${may ? "true" : "false"} @dragstart=${event => event.dataTransfer.setData("text/plain", one.player)}>${row(one, one.throws, one.may_relieve ? may && s.scoreboard.batting !== side ? html`<button class="do" @click=${() => pitch(app, side, one.player)}>pitch</button>` : nothing : html`<span class="pos" style="width:auto">rests</span>`)}</li>`)}</ul></section>`;
}

function benchDoes(app, side, one) {
  const s = app.scene;
  if (s.scoreboard.batting === side) {
    const batter = s.matchup.batter;
    return html`<button class="do" @click=${() => plan(app, side, [one.player, batter.slot, PINCH_HITTER], `${one.name} bats for ${batter.last}`)}>bat for ${batter.last}</button>${s.field.runners.map(runner => html`<button class="do" @click=${() => plan(app, side, [one.player, slotOf(s, side, runner.player), PINCH_RUNNER], `${one.name} runs for ${runner.last}`)}>run for ${runner.last} on ${BASES[runner.base]}</button>`)}`;
  }
  return html`<label class="sr" for="to-${one.player}">Position for ${one.name}</label><select id="to-${one.player}" @change=${event => { const slot = s.lineups[side].find(other => other.position === event.target.value); if (slot) plan(app, side, [one.player, slot.slot, NUMBER[event.target.value]], `${one.name} to ${event.target.value} for ${slot.last}`); }}><option value="">field…</option>${one.positions.map(position => html`<option>${position}</option>`)}</select>`;
}

const slotOf = (s, side, player) => s.lineups[side].find(one => one.player === player)?.slot ?? 0;

function pitch(app, side, player) {
  const s = app.scene, now = s.lineups[side].find(one => one.position === "P") ?? { slot: 0, last: "the pitcher" };
  const name = s.bullpen[side].find(one => one.player === player).name;
  plan(app, side, [player, now.slot, PITCHER], `${name} pitches for ${now.last}`);
}

/** Somebody was dragged onto a line of the lineup. */
function drop(app, side, player, slot) {
  const s = app.scene, old = s.lineups[side].find(one => one.slot === slot);
  const who = [...s.bench[side], ...s.bullpen[side]].find(one => one.player === player);
  if (!old || !who) return;
  const batting = s.scoreboard.batting === side;
  const runs = s.field.runners.some(runner => runner.player === old.player);
  const position = batting ? (runs ? PINCH_RUNNER : PINCH_HITTER) : NUMBER[old.position];
  plan(app, side, [player, slot, position], `${who.name} for ${old.last}`);
}

function plan(app, side, move, words) {
  app.planned = [...app.planned.filter(one => one.move[0] !== move[0]), { seat: side ? "home" : "visitors", move, words }];
  app.redraw();
}

/** Changes that wait to be handed in with the next call; several together make a double switch. */
export function planned(app) {
  if (!app.planned.length) return nothing;
  const must = app.scene.ask?.kind === "must-change";
  return html`<div class="planned" role="status">${app.planned.map(one => one.words).join("; ")}. ${must ? html`<button class="call" @click=${() => app.change()}>Make the change</button>` : "It is handed in with your next call."} <button class="quiet" @click=${() => { app.planned = []; app.redraw(); }}>Forget it</button></div>`;
}
