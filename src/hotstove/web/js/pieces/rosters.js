// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { BASES } from "../words.js";

const NUMBER = { P: 1, C: 2, "1B": 3, "2B": 4, "3B": 5, SS: 6, LF: 7, CF: 8, RF: 9, DH: 10, PH: 11, PR: 12 };
const seatOf = side => side ? "home" : "visitors";

/** Both lineups, benches and bullpens. Where one may change players, buttons, lists and dragging fill in the lineup card. */
export function rosters(app) {
  return html`${app.note ? html`<p class="refusal">${app.note}</p>` : nothing}${planned(app)}<div class="rosters">${[0, 1].sort((one, other) => Number(mayEdit(app, other)) - Number(mayEdit(app, one))).map(side => roster(app, side))}</div>`;
}

/** The side's starter and batting order may still be set as one likes. */
const inClubhouse = (app, side) => app.scene.table.clubhouse.find(one => one.side === side);

function mayChange(app, side) {
  const { ask, table } = app.scene, seat = seatOf(side);
  if (!ask || !table.seats.includes(seat) || table.ready.includes(seat)) return false;
  return ask.kind === "calls" ? ask.may_change.includes(seat) : ask.kind === "must-change" && app.scene.waiting.includes(seat);
}

const mayEdit = (app, side) => Boolean(inClubhouse(app, side)) || mayChange(app, side);

const everybody = (s, side) => [...s.lineups[side], ...s.bench[side], ...s.bullpen[side]];
const named = (s, side, player) => everybody(s, side).find(one => one.player === player);

/** The lineup card as it would be: slot, player and position, with what was changed on it. */
function rowsOf(app, side) {
  const s = app.scene, edits = app.edits[side];
  return s.lineups[side].map(old => {
    const row = { ...old, ...edits[old.slot] };
    return { old, slot: old.slot, who: named(s, side, row.player), position: row.position, changed: old.slot in edits };
  });
}

function write(app, side, slot, player, position) {
  const old = app.scene.lineups[side].find(one => one.slot === slot);
  app.note = "";
  if (old.player === player && old.position === position) delete app.edits[side][slot];
  else app.edits[side][slot] = { player, position };
}

/** Somebody comes in on a line of the card: he takes its position; a reliever dropped on a fielder's line begins a double switch. */
function put(app, side, slot, player) {
  const s = app.scene, rows = rowsOf(app, side), row = rows.find(one => one.slot === slot), there = rows.find(one => one.who.player === player);
  if (!row || row === there) return;
  if (there) {
    if (inClubhouse(app, side)) { write(app, side, slot, there.who.player, there.position); write(app, side, there.slot, row.who.player, row.position); }
    else { write(app, side, slot, row.who.player, there.position); write(app, side, there.slot, there.who.player, row.position); }
  } else if (inClubhouse(app, side)) {
    if (row.position === "P") app.edits[side] = {};
    write(app, side, slot, player, row.position);
  } else if (s.scoreboard.batting === side) {
    write(app, side, slot, player, s.field.runners.some(runner => runner.player === row.old.player) ? "PR" : "PH");
  } else {
    const pitches = s.bullpen[side].some(one => one.player === player), mound = rows.find(one => one.position === "P");
    if (pitches && row.position !== "P" && mound && mound.slot) { write(app, side, slot, player, "P"); write(app, side, mound.slot, mound.who.player, row.position); }
    else write(app, side, slot, player, row.position);
  }
  app.redraw();
}

/** Two lines of the batting order change places, before the first pitch. */
function move(app, side, slot, by) {
  const rows = rowsOf(app, side), one = rows.find(row => row.slot === slot), other = rows.find(row => row.slot === slot + by && row.slot > 0);
  if (!one || !other) return;
  write(app, side, slot, other.who.player, other.position);
  write(app, side, slot + by, one.who.player, one.position);
  app.redraw();
}

const dragged = event => event.dataTransfer.getData("text/plain");
const drags = (may, player) => ({ can: may ? "true" : "false", start: event => event.dataTransfer.setData("text/plain", player) });

/** His line of the day, or else what his card says of him. */
const about = (s, side, one) => s.today?.pitching[side][one.player] ?? s.today?.batting[side][one.player] ?? [s.so_far?.pitching[one.player] ?? s.so_far?.batting[one.player], one.lasts, one.facts].filter(Boolean).join("; ");

function roster(app, side) {
  const s = app.scene, club = inClubhouse(app, side), may = mayEdit(app, side);
  const who = (one, extra, pos, up = false) => html`<span class="pos grip">${pos}</span><button class="who" @click=${() => app.show("card", one.player, side)}>${one.name}${up ? html`<em> · at bat</em>` : nothing}<span class="sr">, show the card</span>${about(s, side, one) ? html`<small>${about(s, side, one)}</small>` : nothing}</button>${extra}`;
  const line = row => {
    const up = s.up[side] === row.old.slot && s.scoreboard.batting === side && !club;
    const drag = drags(may, row.who.player);
    return html`<li class="${row.changed ? "changed" : ""}" draggable=${drag.can} @dragstart=${drag.start}
      @dragover=${event => { if (may) { event.preventDefault(); event.currentTarget.classList.add("over"); } }} @dragleave=${event => event.currentTarget.classList.remove("over")}
      @drop=${event => { event.preventDefault(); event.currentTarget.classList.remove("over"); put(app, side, row.slot, dragged(event)); }}>${who(row.who, may ? lineDoes(app, side, row, club) : html`<span class="pos">${row.who.bats}</span>`, row.slot || "", up)}${may ? nothing : html`<span class="pos">${row.position}</span>`}</li>`;
  };
  const spare = (one, pos, extra) => { const drag = drags(may, one.player); return html`<li draggable=${drag.can} @dragstart=${drag.start}>${who(one, extra, pos)}</li>`; };
  const inside = new Set(rowsOf(app, side).map(row => row.who.player)), out = one => !inside.has(one.player);
  return html`<section class=${may ? "mine" : ""} aria-label=${s.names[side]}><div><h3>${s.names[side]}</h3>${club ? handIn(app, side, club) : nothing}<ol>${rowsOf(app, side).map(line)}</ol></div>
    <div><h3>Bench</h3><ul>${s.bench[side].filter(out).map(one => spare(one, one.bats, may && !club ? benchDoes(app, side, one) : html`<span class="pos wide">${one.positions.join(" ")}</span>`))}</ul>
    <h3>Bullpen</h3><ul>${s.bullpen[side].filter(out).map(one => spare(one, one.throws, armDoes(app, side, one, may, club)))}</ul></div></section>`;
}

/** On a line of the card: who plays, and where. */
function lineDoes(app, side, row, club) {
  const s = app.scene, batting = s.scoreboard.batting === side, mound = row.position === "P" && club;
  const others = mound ? club.starters.map(player => named(s, side, player)).filter(Boolean) : [...s.bench[side], ...(club || batting ? [] : s.bullpen[side].filter(one => one.may_relieve))];
  const places = [...new Set([row.position, ...(row.who.positions ?? []), ...(club ? ["DH"] : [])])].filter(Boolean);
  return html`<select class="instead" aria-label="Instead of ${row.who.name}" @change=${event => { const player = event.target.value; event.target.value = ""; if (player) put(app, side, row.slot, player); }}><option value="">${mound ? "starter…" : "replace…"}</option>${others.filter(one => one.player !== row.who.player).map(one => html`<option value=${one.player}>${one.name}</option>`)}</select>
    ${batting && !club || row.position === "P" ? html`<span class="pos">${row.position}</span>` : html`<select class="place" aria-label="Position of ${row.who.name}" .value=${row.position} @change=${event => { write(app, side, row.slot, row.who.player, event.target.value); app.redraw(); }}>${places.map(place => html`<option ?selected=${place === row.position}>${place}</option>`)}</select>`}
    ${club && row.slot ? html`<button class="do" aria-label="${row.who.name} bats earlier" ?disabled=${row.slot === 1} @click=${() => move(app, side, row.slot, -1)}>▲</button><button class="do" aria-label="${row.who.name} bats later" ?disabled=${row.slot === 9} @click=${() => move(app, side, row.slot, 1)}>▼</button>` : nothing}`;
}

function benchDoes(app, side, one) {
  const s = app.scene;
  if (s.scoreboard.batting !== side) return html`<span class="pos wide">${one.positions.join(" ")}</span>`;
  const batter = s.matchup.batter;
  return html`<button class="do" @click=${() => put(app, side, batter.slot, one.player)}>bat for ${batter.last}</button>${s.field.runners.map(runner => html`<button class="do" @click=${() => put(app, side, s.lineups[side].find(other => other.player === runner.player).slot, one.player)}>run for ${runner.last} on ${BASES[runner.base]}</button>`)}`;
}

function armDoes(app, side, one, may, club) {
  if (!one.may_relieve && !club) return html`<span class="pos wide">${one.why || "rests"}</span>`;
  const mound = rowsOf(app, side).find(row => row.position === "P");
  if (club) return club.starters.includes(one.player) && mound ? html`<button class="do" @click=${() => put(app, side, mound.slot, one.player)}>start</button>` : nothing;
  return may && app.scene.scoreboard.batting !== side && mound ? html`<button class="do" @click=${() => put(app, side, mound.slot, one.player)}>pitch</button>` : nothing;
}

/** Before the first pitch: the card is handed in as a whole. */
function handIn(app, side, club) {
  const changed = Object.keys(app.edits[side]).length;
  return html`<p class="handin"><button class="call" ?disabled=${!changed} @click=${() => app.setLineup(side)}>Hand in the lineup</button>${changed ? html`<button class="quiet" @click=${() => { app.edits[side] = {}; app.redraw(); }}>As it was</button>` : html`<small>Drag players onto a line, or use its lists.</small>`}</p>`;
}

/** What `lineup` says to the server: a new starter brings the usual order behind him. */
export function lineupMessage(app, side) {
  const rows = rowsOf(app, side), mound = rows.find(row => row.position === "P");
  const starter = mound.who.player, onlyStarter = mound.changed && rows.every(row => row === mound || !row.changed);
  const order = rows.filter(row => row.slot).sort((one, other) => one.slot - other.slot).map(row => [row.who.player, NUMBER[row.position]]);
  return { t: "lineup", side, pitcher: starter, order: onlyStarter ? [] : order };
}

/** Lines of the card that differ from the lineup as it stands, as moves. */
export function plannedMoves(app) {
  if (!app.scene?.lineups) return [];
  return [0, 1].filter(side => !inClubhouse(app, side)).flatMap(side => rowsOf(app, side).filter(row => row.changed).map(row => ({ seat: seatOf(side), move: [row.who.player, row.slot, NUMBER[row.position]], words: words(row) })));
}

function words(row) {
  if (row.position === "PH") return `${row.who.name} bats for ${row.old.last}`;
  if (row.position === "PR") return `${row.who.name} runs for ${row.old.last}`;
  if (row.who.player === row.old.player) return `${row.who.name} moves to ${row.position}`;
  return row.position === "P" ? `${row.who.name} pitches${row.old.position === "P" ? ` for ${row.old.last}` : ` and bats in place of ${row.old.last}`}` : `${row.who.name} to ${row.position} for ${row.old.last}`;
}

/** Changes that wait to be handed in with the next call; several together make a double switch. */
export function planned(app) {
  if (!app.planned.length) return nothing;
  const must = app.scene.ask?.kind === "must-change";
  return html`<div class="planned" role="status">${app.planned.map(one => one.words).join("; ")}. ${must ? html`<button class="call" @click=${() => app.change()}>Make the change</button>` : "It is handed in with your next call."} <button class="quiet" @click=${() => { app.edits = [{}, {}]; app.redraw(); }}>Forget it</button></div>`;
}
