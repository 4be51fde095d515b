// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { capital } from "../words.js";
import { pad } from "./pad.js";

/** The key of a button: shown to those who see it, and told to others beside the button's name. */
export const hint = (/** @type {string | number} */ key) => html`<kbd aria-hidden="true">${key}</kbd>`;

/** What one is asked: the red button plays on, everything else is paper. */
export function act(app, told, aside, done, body) {
  const s = app.scene, ask = s.ask, table = s.table;
  const scored = s.last?.scored && done && ask?.kind !== "choice";
  return html`<section class="act paper" aria-label="Your call"><div class="told"><p class=${scored ? "run" : ""}>${told}</p><small class=${app.note ? "refusal" : ""}>${app.note || aside}</small></div>
    <div class="calls">${table.offer ? offer(app) : body ?? asked(app, ask)}</div><div class="more">${more(app)}</div></section>`;
}

function asked(app, ask) {
  const s = app.scene;
  if (app.whole || s.over) return html`${back(app)}${s.table.season ? html`<a class="call" href="/season/${encodeURIComponent(s.table.season.name)}" role="button">To the season</a>` : html`<a class="call" href="/" role="button">New game</a>`}<button class="quiet" @click=${() => app.open("export")}>Export</button>`;
  if (s.table.curtain) return html`<button class="call main" aria-keyshortcuts="Space" @click=${() => app.say({ t: "lift", n: s.table.number })}>${capital(s.table.curtain)} alone? Lift the curtain${hint("space")}</button>`;
  if (!ask) return html`<span class="wait">${waiting(app)}</span>`;
  if (app.isReady()) return ready(app);
  if (ask.kind === "dice") return pad(app, ask);
  if (ask.kind === "must-change") {
    const moves = ask.by_the_book.map(move => `${move.name} to ${move.position}`).join(", ");
    return html`<button class="call main" aria-keyshortcuts="Space" @click=${() => app.say({ t: "change", n: ask.n, moves: [] })}>${moves || "By the book"}${hint("space")}</button><button class="call" @click=${() => app.open("rosters")}>Choose others</button>`;
  }
  if (ask.kind === "calls") {
    return html`<button class="call main" aria-keyshortcuts="Space" @click=${() => app.play()}>${app.playWord()}${hint("space")}</button>${grouped(app.calls()).map(calls => calls.length > 1 ? html`<fieldset class="ways"><legend>${capital(calls[0].words)}</legend>${calls.map(call => button(app, call, call.short))}</fieldset>` : calls.map(call => button(app, call, call.label)))}`;
  }
  return app.options().map((option, i) => html`<button class="call ${option.value === ask.usual && i === 0 ? "main" : ""}" aria-keyshortcuts=${i < 9 ? String(i + 1) : nothing} @click=${() => app.choose(option.value)}>${capital(option.label)}${i < 9 ? hint(i + 1) : nothing}</button>`);
}

const button = (app, call, label) => html`<button class="call" aria-keyshortcuts=${call.key || nothing} @click=${() => app.play({ [call.purpose]: call.value })}>${label}${call.key ? hint(call.key.toUpperCase()) : nothing}</button>`;
/** The ways of one call stand together. */
const grouped = calls => [...new Set(calls.map(call => call.purpose))].map(purpose => calls.filter(call => call.purpose === purpose));

/** Handed in; the other side is not ready yet. */
export const ready = app => html`<span class="wait">Ready. ${waiting(app)}</span><button class="quiet" @click=${() => app.say({ t: "undo" })}>Take back</button>`;

/** A slider over a finished game, with a step either way. */
function back(app) {
  const most = (app.whole ?? app).log.length, now = app.log.length;
  return html`<span class="back-to"><label for="back-to">Look back</label><button class="call small" aria-label="One play back" ?disabled=${!now} @click=${() => app.stepBack(-1)}>◀</button><input id="back-to" type="range" min="0" max=${most} .value=${String(now)} aria-valuetext=${app.log.at(-1)?.text ?? "before the first pitch"} @input=${event => app.show("back", event.target.value)}><button class="call small" aria-label="One play on" ?disabled=${now === most} @click=${() => app.stepBack(1)}>▶</button></span>`;
}

function waiting(app) {
  const s = app.scene;
  if (!s.table.seats.length) return "You are watching.";
  const names = s.waiting.filter(seat => !s.table.seats.includes(seat)).map(seat => s.names[seat === "home" ? 1 : 0] === s.names[seat === "home" ? 0 : 1] ? `the ${seat}` : s.names[seat === "home" ? 1 : 0]);
  return names.length ? `Waiting for ${names.join(" and ")}…` : "…";
}

function offer(app) {
  const s = app.scene, by = s.table.offer.by;
  if (s.table.seats.includes(by)) return html`<span class="wait">You asked to take your last decision back.</span><button class="quiet" @click=${() => app.say({ t: "reply", yes: false })}>Never mind</button>`;
  if (!s.table.seats.length) return html`<span class="wait">Somebody asks to take a decision back.</span>`;
  return html`<span class="wait">The other side asks to take its last decision back; fresh dice would fall.</span><button class="call" aria-keyshortcuts="y" @click=${() => app.say({ t: "reply", yes: true })}>Allow${hint("Y")}</button><button class="call" aria-keyshortcuts="n" @click=${() => app.say({ t: "reply", yes: false })}>Refuse${hint("N")}</button>`;
}

function more(app) {
  const { table, over, ask } = app.scene;
  if (!table.seats.length) return nothing;
  const other = table.seats[0] === "home" ? "visitors" : "home";
  const absent = !table.alone && !over && !app.scene.here[other] && !table.away.includes(other);
  return html`${clock(app)}${table.clubhouse.length ? html`<button class="quiet" @click=${() => app.open("rosters")}>Set the lineup</button>` : nothing}${absent && app.invite ? html`<button class="quiet" @click=${() => app.open("invite")}>Invite a friend</button>` : nothing}${absent ? html`<button class="quiet" @click=${() => app.say({ t: "absent" })}>Let ${table.stand_in} play for them</button>` : nothing}${!table.alone && !over && "lineups" in app.scene ? html`<label class="quiet"><input type="checkbox" .checked=${table.standing.includes(table.seats[0])} @change=${event => app.say({ t: "standing", on: event.target.checked })}> ready until I say otherwise</label>` : nothing}
    ${table.hands_over && ask && !over && !app.scene.dice.own ? html`<button class="quiet" @click=${() => app.say({ t: "book", inning: true })} title="The book manages for you to the end of the half-inning">Book plays on</button>` : nothing}
    ${table.can_undo && !table.offer && !over && !app.whole && !app.isReady() ? html`<button class="quiet" @click=${() => app.say({ t: "undo" })}>Undo</button>` : nothing}`;
}

/** How long the open question may still be thought about. */
function clock(app) {
  const { table, over, waiting } = app.scene;
  if (!table.clock || over || !waiting.length) return nothing;
  const left = Math.max(0, Math.round(table.clock.ends - Date.now() / 1000)), hours = Math.floor(left / 3600);
  const shown = hours ? `${hours} h ${Math.floor(left / 60) % 60} min` : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<span class="clock ${left < 15 ? "late" : ""}" role="timer" aria-label="Time left">${shown}</span>`;
}
