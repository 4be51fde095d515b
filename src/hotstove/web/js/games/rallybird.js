// @ts-check
import { html, svg, nothing } from "../../vendor/lit-html/lit-html.js";
import { act, hint, ready } from "../pieces/act.js";
import { board } from "../pieces/board.js";
import { ground, pawn } from "../pieces/field.js";
import { log } from "../pieces/log.js";
import { tray } from "../pieces/tray.js";
import { capital, final } from "../words.js";

const ZONES = ["A", "B", "C", "D", "E", "F"];
const SPOT = { A: [220, 214], B: [220, 292], C: [322, 168], D: [118, 168], E: [96, 86], F: [344, 86] };
const BASE = { 1: [310, 228], 2: [220, 138], 3: [130, 228] };
/** Where the tiles lie that are not placed yet. */
const ASIDE = [[30, 330], [78, 330], [126, 330], [314, 330], [362, 330], [410, 330]];
/** Keys of the cards in hand, in their order. */
const KEYS = "1234567890abcdef";

/** The board with its six zones, tiles to place, and cards of the hand. */
export function rallybird(app) {
  const s = app.scene, ask = s.ask, placing = ask?.shape === "placement" && !app.isReady();
  if (placing && app.laid?.n !== ask.n) app.laid = { n: ask.n, tiles: ask.usual.split(" "), picked: "" };
  if (!placing) app.laid = null;
  const showing = app.playing(), keep = app.hold && s.last;
  const steps = ask?.kind === "choice" && s.steps.length && !keep ? s.steps : (s.last?.steps ?? []).slice(0, app.step);
  const rules = showing ? [] : s.last?.rules ?? [];
  app.keys = key => keys(app, key);
  app.aloud = () => aloud(app);
  return html`${board(keep && app.beforeBoard ? { ...s, scoreboard: app.beforeBoard, over: false } : s)}
    <section class="hand" aria-label="Cards">${hand(app)}</section>
    <div class="field">${field(app)}${tray(app, steps.filter(step => step.purpose !== "gloves"), rules, app.log.length)}</div>
    ${act(app, told(app, showing), aside(app), !showing, body(app))}${log(app, showing ? 1 : 0)}`;
}

function tileFace(text) {
  if (!text || text === "-") return nothing;
  const red = text.endsWith("r"), [white, under] = red ? [text.slice(0, -1), ""] : text.split("/");
  return svg`<rect x="-23" y="-25" width="46" height="50" rx="7" fill=${red ? "#b3261e" : "#fffdf6"} stroke="#0008"/><text aria-hidden="true" text-anchor="middle" y="7" font-size="26" fill=${red ? "#fff" : "#222"} style="font-family: Slab, serif; font-weight: 400">${white}</text>${under ? svg`<text aria-hidden="true" x="17" y="21" text-anchor="end" font-size="12" fill="#a8201a" style="font-weight:700">${under}</text>` : nothing}`;
}

/** The tiles of the defence, as long as none of them stands on the board: who chooses a card reckons with them. */
function unplaced(tiles) {
  return svg`<g role="img" aria-label="Gloves to be placed: ${tiles.map(tileWords).join("; ")}">${tiles.map((tile, i) => svg`<g transform="translate(${ASIDE[i][0]} ${ASIDE[i][1]}) scale(.8)">${tileFace(tile)}</g>`)}</g>`;
}

const tileIcon = text => html`<svg viewBox="-24 -26 48 52" aria-hidden="true">${tileFace(text)}</svg>`;
const tileWords = text => !text || text === "-" ? "no tile" : text.endsWith("r") ? `red ${text.slice(0, -1)}` : `white ${text.split("/")[0]}, red ${text.split("/")[1]}`;

function field(app) {
  const s = app.scene, laid = app.laid;
  const set = app.isReady() && s.ask?.shape === "placement" ? Object.values(s.table.chosen)[0]?.split(" ") : null;
  const shown = zone => set ? set[ZONES.indexOf(zone)] : laid ? laid.tiles[ZONES.indexOf(zone)] : (app.hold || s.over) && s.last_at_bat ? s.last_at_bat.gloves[ZONES.indexOf(zone)] : s.board[zone].tile;
  const bases = (app.hold && app.beforeBoard ? app.beforeBoard : s.scoreboard).bases;
  const zone = name => {
    const tile = shown(name), [x, y] = SPOT[name], picked = laid?.picked === name;
    return svg`<g class="zone ${picked ? "picked" : ""}" transform="translate(${x} ${y})" tabindex=${laid ? 0 : nothing} role=${laid ? "button" : "img"} aria-pressed=${laid ? String(picked) : nothing}
      @click=${() => pick(app, name)} @keydown=${event => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); event.stopPropagation(); pick(app, name); } }}
      @pointerdown=${event => { if (laid) { app.dragged = name; event.target.releasePointerCapture?.(event.pointerId); } }} @pointerup=${() => { if (laid && app.dragged && app.dragged !== name) { swap(app, app.dragged, name); app.skip = true; } app.dragged = ""; }}>
      <title>Zone ${name}: ${tile && tile !== "-" ? tileWords(tile) : `printed ${s.board[name].printed}`}</title><rect x="-30" y="-32" width="60" height="64" rx="10" fill="#0b2216aa" stroke=${picked ? "#ffce54" : "#ffffff66"} stroke-width=${picked ? 4 : 1.5} stroke-dasharray=${tile && tile !== "-" ? "" : "5 4"}/>
      ${tile && tile !== "-" ? svg`<g class=${app.hold ? "turned" : ""}>${tileFace(tile)}</g>` : svg`<text aria-hidden="true" text-anchor="middle" y="9" font-size="26" fill="#f3ead2cc" style="font-family: Slab, serif; font-weight: 400">${s.board[name].printed}</text>`}
      <text aria-hidden="true" x="-24" y="-19" font-size="13" fill="#ffce54" style="paint-order: stroke; stroke: #0b2216; stroke-width: 4px">${name}</text></g>`;
  };
  return html`<svg class="park rally" viewBox="0 0 440 366" role="group" aria-label="The board, runners on ${bases.replaceAll("-", "") || "no base"}">${ground}
    ${ZONES.some(shown) || !s.discarded || s.over ? nothing : unplaced(s.tiles)}${["1", "2", "3"].filter(base => bases.includes(base)).map(base => pawn(BASE[base], "", "#b3261e"))}${ZONES.map(zone)}
    ${s.rallybird ? svg`<text x="220" y="40" text-anchor="middle" font-size="15" fill="#ffce54">The Rallybird is here</text>` : nothing}</svg>`;
}

/** What is asked, for those who listen, where its options are tiles. */
function aloud(app) {
  const ask = app.scene.ask;
  if (app.laid) return `Place the gloves. ${ZONES.map((zone, i) => `${zone}: ${tileWords(app.laid.tiles[i])}`).join("; ")}. Two letters swap the tiles of two zones; space hands in.`;
  if (ask?.purpose === "asterisk" && ask.options.length) return `Which tile stays out this half-inning? ${ask.options.map((option, i) => `${i + 1}, ${tileWords(option.value)}`).join("; ")}`;
  return "";
}

function pick(app, zone) {
  const laid = app.laid;
  if (app.skip) { app.skip = false; return; }
  if (!laid) return;
  if (!laid.picked) laid.picked = zone;
  else { swap(app, laid.picked, zone); return; }
  app.redraw();
}

function swap(app, one, other) {
  const laid = app.laid, a = ZONES.indexOf(one), b = ZONES.indexOf(other);
  [laid.tiles[a], laid.tiles[b]] = [laid.tiles[b], laid.tiles[a]];
  laid.picked = "";
  app.tell(`${one}: ${tileWords(laid.tiles[a])}; ${other}: ${tileWords(laid.tiles[b])}.`);
  app.redraw();
}

function keys(app, key) {
  const laid = app.laid;
  if (laid && ZONES.includes(key.toUpperCase())) { pick(app, key.toUpperCase()); return true; }
  if (laid && key === " ") { app.choose(laid.tiles.join(" ")); return true; }
  const ask = app.scene.ask, place = ask?.shape === "card" && !app.isReady() ? KEYS.indexOf(key) : -1;
  if (place >= 0 && place < ask.options.length) { app.choose(ask.options[place].value); return true; }
  return false;
}

function rallyCard(card, more = {}) {
  const results = Object.entries(card.results);
  const body = html`<span class="name">${card.name}<span class="zones">${card.zones.join(" + ")}</span>${more.key ? hint(more.key.toUpperCase()) : nothing}</span>${card.with_runner_on_second.join() !== card.zones.join() ? html`<span class="zones">${card.with_runner_on_second.join(" + ")} <small>with a runner on 2nd</small></span>` : nothing}
    ${results.map(([relation, words]) => html`<span class="result"><b>${{ "<": "less", "=": "equal", ">": "more" }[relation] ?? relation}</b> ${words}</span>`)}`;
  return more.play ? html`<button class="rcard" aria-keyshortcuts=${more.key || nothing} @click=${more.play}><span class="sr">Play face down: </span>${body}</button>` : html`<article class="rcard ${more.kind ?? ""}">${body}</article>`;
}

function hand(app) {
  const s = app.scene, ask = s.ask, ready = app.isReady(), choosing = ask?.shape === "card" && !ready, mine = ready ? Object.values(s.table.chosen)[0] : s.card?.name;
  const place = card => ask.options.findIndex(option => option.value === card.name);
  if (s.over && s.last_at_bat) return html`<p class="was">The last card</p>${rallyCard(s.last_at_bat.face, { kind: "played" })}`;
  if (choosing) {
    const later = s.hand.filter(card => place(card) < 0).map(card => card.name);
    return html`${s.hand.filter(card => place(card) >= 0).map(card => rallyCard(card, { key: KEYS[place(card)], play: () => app.choose(card.name) }))}
      ${later.length ? html`<p class="later paper">In your hand, but not with these bases: ${later.join(", ")}.</p>` : nothing}`;
  }
  if (s.hand.length) return s.hand.map(card => rallyCard(card, { kind: mine === card.name ? "played" : ready ? "off" : "" }));
  if (s.card) return html`<div class="turned">${rallyCard(s.card, { kind: "played" })}</div>`;
  const last = app.hold && s.last_at_bat;
  const down = s.discarded && (s.ask?.shape === "placement" || s.waiting.length && !s.over), bats = s.scoreboard.batting ? "home" : "visitors";
  const lies = !s.waiting.includes(bats) || s.table.ready.includes(bats);
  return html`${deck(s)}${last ? html`<div class="turned">${rallyCard(last.face, { kind: "played" })}</div>` : down ? html`<div class="back ${lies ? "" : "choosing"}" role="img" aria-label=${lies ? "A card lies face down" : "A card is being chosen"}>${lies ? "face down" : "choosing…"}</div>` : nothing}`;
}

/** What may lie face down, for the side that places gloves: each card with the zones that it reads. */
const deck = s => s.deck.length ? html`<section class="deck paper" aria-label="Cards that may be played"><h2>Their cards</h2><ul>${s.deck.map(card => html`<li class=${card.playable ? "" : "off"}><span>${card.name}</span> <b>${card.zones.join(" + ")}</b>${card.playable ? nothing : html`<span class="sr"> not now</span>`}</li>`)}</ul></section>` : nothing;

function told(app, showing) {
  const s = app.scene;
  if (s.over && !showing) return final(s);
  if (app.whole) return s.last?.told || "Play ball!";
  if (showing) return "…";
  if (app.isReady()) return "Both are turned over together.";
  if (s.ask?.shape === "placement") return "Place the gloves.";
  if (s.ask?.shape === "card") return "Play a card, face down.";
  if (s.ask?.kind === "dice") return `Roll for the ${s.ask.words}.`;
  if (s.ask?.purpose === "asterisk") return "Which tile stays out this half-inning?";
  if (s.ask?.kind === "choice") return `${capital(s.ask.words)}?`;
  return s.last ? [s.last.told, ...(app.log.findLast(entry => entry.kind === "play")?.more ?? []).slice(-1)].join(" ") : "Play ball!";
}

function aside(app) {
  const s = app.scene, play = app.log.findLast(entry => entry.kind === "play");
  if (s.ask && s.steps.length) return s.card ? `${s.card.name} was played.` : "";
  if (s.ask && play) return [play.text, ...(play.more ?? [])].join(" ");
  return s.over ? "" : s.discarded ? `This half-inning without the tile ${tileWords(s.discarded)}.` : s.sentences[0];
}

function body(app) {
  const s = app.scene, laid = app.laid;
  if (app.isReady()) return ready(app);
  if (s.ask?.purpose === "asterisk" && !s.table.curtain) return s.ask.options.map((option, i) => html`<button class="call tile" aria-keyshortcuts=${i + 1} @click=${() => app.choose(option.value)}>${tileIcon(option.value)}${capital(tileWords(option.value))}${hint(i + 1)}</button>`);
  if (s.ask?.purpose === "flip" && !s.table.curtain) return s.ask.options.map((option, i) => html`<button class="call tile" aria-keyshortcuts=${i + 1} @click=${() => app.choose(option.value)}>${tileIcon(s.board[option.value].tile)}Zone ${option.value}${hint(i + 1)}</button>`);
  if (!laid || s.table.curtain || s.over) return s.ask?.shape === "card" && !s.table.curtain ? html`<span class="wait">Choose a card of your hand${s.removed ? `; ${s.removed} was taken out` : ""}.</span>` : undefined;
  const text = laid.tiles.join(" "), fits = s.ask.options.some(option => option.value === text);
  return html`<button class="call main" aria-keyshortcuts="Space" ?disabled=${!fits} @click=${() => app.choose(text)}>Gloves are set${hint("space")}</button><span class="wait">Swap two zones by clicking both, by dragging, or with their letters.</span>`;
}
