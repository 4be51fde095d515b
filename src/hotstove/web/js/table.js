// @ts-check
// The table: one page for five games. Nothing is drawn ahead of the server.
import { render, html } from "../vendor/lit-html/lit-html.js";
import { listen, PAGE_KEYS } from "./keyboard.js";
import { connect } from "./talk.js";
import { remember, tables, wear } from "./store.js";
import { drawer } from "./pieces/drawer.js";
import { plays } from "./games/plays.js";
import { rallybird } from "./games/rallybird.js";
import { pennant } from "./games/pennant.js";
import { lineupMessage, plannedMoves } from "./pieces/rosters.js";
import { capital, final, spoken } from "./words.js";

wear();
const id = decodeURIComponent(location.pathname.split("/").pop() ?? "");
const link = new URLSearchParams(location.hash.slice(1));
const given = link.get("token");
if (given) {
  remember(id, given);
  link.delete("token");
  history.replaceState(null, "", `${location.pathname}${link.size ? `#${link}` : ""}`);
}
const mine = tables()[id];
const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const box = /** @type {HTMLDialogElement} */ (document.getElementById("drawer"));
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || link.has("calm");
const HOLD = Number(link.get("hold") ?? 1700);
const BROKEN = "The line is broken; trying again…";
/** Parts of which only what changed is sent. */
const LAID_OVER = ["cards", "field", "table"];
const DRAW = { superstar: plays, longtater: plays, replay: plays, rallybird, pennant };

const app = {
  /** @type {any} */ scene: null,
  /** @type {any[]} */ log: [],
  /** @type {any} */ found: null,
  /** @type {any} The finished game, while an earlier moment of it is looked at. */ whole: null,
  /** @type {Record<number, {player: string, position: string}>[]} What was changed on the two lineup cards. */ edits: [{}, {}],
  get planned() { return plannedMoves(app); },
  /** @type {any} */ before: null,
  /** @type {any} */ beforeBoard: null,
  /** @type {any} */ fallen: null,
  /** @type {(face: number) => void} */ typeFace: () => {},
  /** @type {(key: string) => boolean} */ keys: () => false,
  /** @type {() => string} What a game says of an open question itself. */ aloud: () => "",
  tell: (/** @type {string} */ text) => aloud(text),
  note: "",
  step: 99,
  hold: false,
  invite: mine?.invite ? `${location.origin}/t/${id}#token=${mine.invite}` : "",
  /** @type {number | null} The question whose answer is on its way: a second key is no second answer. */ sent: null,
  say(/** @type {any} */ message) {
    if ("n" in message && message.n === app.sent) return;
    const said = talk.say(message);
    app.sent = said ? message.n ?? null : null;
    app.note = said ? "" : BROKEN;
  },
  playing: () => app.step < (app.scene.last?.steps.length ?? 0),
  redraw: draw,
  /** Hands in calls and planned changes, and plays on. */
  play(calls = {}) {
    const ask = app.scene.ask;
    if (ask?.kind !== "calls" || app.isReady()) return;
    const open = app.scene.table.clubhouse.find(one => Object.keys(app.edits[one.side]).length);
    if (open) { app.setLineup(open.side); return; }
    const moves = {};
    for (const one of app.planned) (moves[one.seat] ??= []).push(one.move);
    app.say({ t: "play", n: ask.n, calls, moves });
  },
  /** My side has handed in, and waits for the other. */
  isReady: () => app.scene.table.seats.some(seat => app.scene.table.ready.includes(seat)),
  setLineup(/** @type {number} */ side) { app.say(lineupMessage(app, side)); },
  choose(/** @type {any} */ choice) { app.say({ t: "choose", n: app.scene.ask.n, choice: String(choice) }); },
  change() { app.say({ t: "change", n: app.scene.ask.n, moves: app.planned.map(one => one.move) }); },
  playWord() {
    const s = app.scene, batting = s.scoreboard.batting ? "home" : "visitors";
    return s.table.seats.length === 2 ? "Play on" : s.table.seats.includes(batting) ? "Swing away" : "Pitch";
  },
  /** The calls of my seats: one button for each option that is not the quiet one. */
  calls() {
    const calls = app.scene.ask.calls.filter(call => app.scene.table.seats.includes(call.seat)).flatMap(call =>
      call.options.filter(option => option.value !== call.default).map(option => ({
        purpose: call.purpose, value: option.value, key: PAGE_KEYS.includes(option.key) ? "" : option.key, words: call.words,
        short: capital(call.shape === "moves" ? option.words : option.call),
        label: capital(call.shape === "moves" ? `${call.words}: ${option.words}` : option.call),
      })));
    let number = 0;
    return calls.map(call => call.key ? call : { ...call, key: ++number < 10 ? String(number) : "" });
  },
  options() {
    const ask = app.scene.ask;
    const told = value => { const words = ask.words_of?.[value] ?? ""; return words === value ? "" : words; };
    return ask.options.map(option => ({ value: option.value, key: option.key, label: told(option.value) || (option.value === "yes" ? ask.words : option.value === "no" ? `No ${ask.words}` : option.words) }));
  },
  show(what, name = "", side = 0, places = []) { app.wantedPlaces = places; app.say({ t: "show", what, name, side }); },
  /** One play back or on in a finished game. */
  stepBack(/** @type {number} */ by) { const most = (app.whole ?? app).log.length, to = app.log.length + by; if (to >= 0 && to <= most) app.show("back", String(to)); },
  close() { box.close(); },
  open(what) { app.found = { what }; draw(); if (!box.open) box.showModal(); },
  /** @type {string[]} */ wantedPlaces: [],
};
/** @type {any} */ (globalThis).hotstove = app;

/** @type {ReturnType<typeof setTimeout>[]} */
let timers = [];
let shownPlays = -1;

function draw() {
  const s = app.scene;
  if (!s) return;
  render(DRAW[s.game.key](app), root);
  const list = root.querySelector(".log ol");
  if (list && !list.matches(":hover, :focus")) list.scrollTop = list.scrollHeight;
  if (app.found) render(drawer(app, app.found), box);
  const score = s.scoreboard.sides.map((side, i) => `${side.code ?? s.names[i]} ${side.runs ?? ""}`).join(" ");
  document.title = `${s.ask ? "● " : ""}${score} · hotstove`;
}

const aloud = (/** @type {string} */ text, where = "say") => { const place = document.getElementById(where); if (place) { place.textContent = ""; setTimeout(() => { place.textContent = text; }, 30); } };

function take(/** @type {any} */ parts) {
  const old = app.scene;
  app.sent = null;
  const s = app.scene = { ...old, ...parts };
  for (const name of LAID_OVER) if (parts[name] && old?.[name]) s[name] = { ...old[name], ...parts[name] };
  if (parts.log) app.log.splice(parts.log.from, Infinity, ...parts.log.entries);
  if (!old || parts.ask !== undefined && parts.ask?.n !== old.ask?.n) { app.note = ""; app.edits = [{}, {}]; }
  if (parts.lineups && old?.table?.clubhouse.length) app.edits = [{}, {}];
  const played = app.log.length;
  const asks = s.ask?.kind === "choice" && s.ask.n !== old?.ask?.n;
  /** @type {string[]} What has happened since, and what is asked now, for those who listen. */ const news = [];
  if (old && played > shownPlays && parts.last) {
    timers.forEach(clearTimeout);
    timers = [];
    app.hold = true;
    app.before = old.field && !old.over ? { field: old.field, batter: old.matchup?.batter, chapter: old.scoreboard.chapter, outs: old.scoreboard.outs, over: false } : null;
    app.beforeBoard = old.scoreboard;
    let wait = 0;
    if (calm) app.step = 99;
    else {
      app.step = 0;
      s.last.steps.forEach((step, i) => {
        const chance = step.kind === "roll" || step.kind === "draw";
        wait += chance ? 60 : i && ["roll", "draw"].includes(s.last.steps[i - 1].kind) ? 460 : step.kind === "choice" ? 0 : 170;
        wait = Math.min(wait, 3200);
        timers.push(setTimeout(() => { app.step = i + 1 === s.last.steps.length ? 99 : i + 1; draw(); }, wait));
      });
      if (!s.last.steps.length) app.step = 99;
    }
    timers.push(setTimeout(() => { app.step = 99; app.hold = false; draw(); }, wait + (calm ? 0 : HOLD)));
    news.push(...app.log.slice(shownPlays).map(spoken), s.over ? final(s) : "");
  } else if (asks) {
    timers.forEach(clearTimeout);
    app.step = 99;
    app.hold = false;
  }
  shownPlays = played;
  draw();
  if (asks) news.push(app.aloud() || `${s.ask.asked ?? `${capital(s.ask.words)}?`} ${s.ask.secret ? "" : app.options().slice(0, 9).map((option, i) => `${i + 1}, ${option.label}`).join("; ")}`);
  if (news.length) aloud(news.filter(Boolean).join(" "));
}

/** A finished game as it was after some entry of its log. */
function lookBack(/** @type {number} */ count, /** @type {any} */ scene) {
  const whole = app.whole ?? { scene: app.scene, log: app.log };
  const { table, here } = whole.scene;
  timers.forEach(clearTimeout);
  app.step = 99;
  app.hold = count > 0 && count < whole.log.length;
  app.before = null;
  app.beforeBoard = null;
  app.whole = count < whole.log.length ? whole : null;
  app.scene = app.whole ? { ...scene, table, here } : whole.scene;
  app.log = whole.log.slice(0, count);
  if (!app.whole) app.log = whole.log;
  draw();
  aloud(app.log.at(-1)?.text ?? "Before the first pitch.");
}

listen(app);
addEventListener("resize", draw);
setInterval(() => { if (app.scene?.table.clock && !app.scene.over) draw(); }, 1000);
/** Whoever clicks with the mouse goes on with space: a clicked button gives the focus up before it does anything, so that
 * a drawer that it opens has nothing to give it back to. */
root.addEventListener("click", event => {
  if (event.detail > 0 && document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
}, { capture: true });
box.addEventListener("close", () => { app.found = null; });

const talk = connect(id, mine?.token ?? "", {
  view: take,
  mistake(text) { app.sent = null; app.note = text; aloud(text, "alarm"); draw(); if (!box.open) return; box.querySelector(".refusal")?.scrollIntoView({ block: "nearest" }); },
  shown(found) {
    if (found.what === "back") { lookBack(Number(found.name), found.scene); return; }
    app.found = { ...found, places: app.wantedPlaces }; draw(); if (!box.open) box.showModal();
  },
  refused(text) { render(html`<section class="act paper" style="grid-area:field;align-self:start;margin-top:80px"><p>${text}</p><p><a href="/">To the door</a></p></section>`, root); },
  line(open) { app.sent = null; app.note = open ? "" : BROKEN; draw(); },
});
