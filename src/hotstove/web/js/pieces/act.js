// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { capital } from "../words.js";
import { pad } from "./pad.js";

/** What one is asked: the red button plays on, everything else is paper. */
export function act(app, told, aside, done, body) {
  const s = app.scene, ask = s.ask, table = s.table;
  const scored = s.last?.scored && done && ask?.kind !== "choice";
  return html`<section class="act paper" aria-label="Your call"><div class="told"><p class=${scored ? "run" : ""}>${told}</p><small class=${app.note ? "refusal" : ""}>${app.note || aside}</small></div>
    <div class="calls">${table.offer ? offer(app) : body ?? asked(app, ask)}<span class="more">${more(app)}</span></div></section>`;
}

function asked(app, ask) {
  const s = app.scene, seats = s.table.seats;
  if (app.whole || s.over) return html`${back(app)}<a class="call" href="/" role="button">New game</a><a class="quiet" href="/api/tables/${s.table.id}/tape" download>Tape</a>`;
  if (s.table.curtain) return html`<button class="call main" @click=${() => app.say({ t: "lift", n: s.table.number })}>${capital(s.table.curtain)} alone? Lift the curtain<kbd>space</kbd></button>`;
  if (!ask) return html`<span class="wait">${waiting(app)}</span>`;
  if (ask.kind === "dice") return pad(app, ask);
  if (ask.kind === "must-change") {
    const moves = ask.by_the_book.map(move => `${move.name} to ${move.position}`).join(", ");
    return html`<button class="call main" @click=${() => app.say({ t: "change", n: ask.n, moves: [] })}>${moves || "By the book"}<kbd>space</kbd></button><button class="call" @click=${() => app.open("rosters")}>Choose others</button>`;
  }
  if (ask.kind === "calls") {
    if (seats.some(seat => s.table.ready.includes(seat))) return html`<span class="wait">Ready. ${waiting(app)}</span><button class="quiet" @click=${() => app.say({ t: "undo" })}>Take back</button>`;
    return html`<button class="call main" @click=${() => app.play()}>${app.playWord()}<kbd>space</kbd></button>${app.calls().map(call => html`<button class="call" @click=${() => app.play({ [call.purpose]: call.value })}>${call.label}${call.key ? html`<kbd>${call.key.toUpperCase()}</kbd>` : nothing}</button>`)}`;
  }
  return app.options().map((option, i) => html`<button class="call ${option.value === ask.usual && i === 0 ? "main" : ""}" @click=${() => app.choose(option.value)}>${capital(option.label)}<kbd>${i + 1}</kbd></button>`);
}

/** A slider over a finished game. */
function back(app) {
  const most = (app.whole ?? app).log.length;
  return html`<label class="back-to">Look back <input type="range" min="0" max=${most} .value=${String(app.log.length)} @input=${event => app.show("back", event.target.value)}></label>`;
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
  return html`<span class="wait">The other side asks to take its last decision back; fresh dice would fall.</span><button class="call" @click=${() => app.say({ t: "reply", yes: true })}>Allow<kbd>Y</kbd></button><button class="call" @click=${() => app.say({ t: "reply", yes: false })}>Refuse<kbd>N</kbd></button>`;
}

function more(app) {
  const { table, over, ask } = app.scene;
  if (!table.seats.length) return nothing;
  const other = table.seats[0] === "home" ? "visitors" : "home";
  const absent = !table.alone && !over && "lineups" in app.scene && !app.scene.here[other] && !table.away.includes(other);
  return html`${absent ? html`<button class="quiet" @click=${() => app.say({ t: "absent" })}>Let the book play for them</button>` : nothing}${!table.alone && !over ? html`<label class="quiet"><input type="checkbox" .checked=${table.standing.includes(table.seats[0])} @change=${event => app.say({ t: "standing", on: event.target.checked })}> ready until I say otherwise</label>` : nothing}
    ${table.hands_over && ask && !over && !app.scene.dice.own ? html`<button class="quiet" @click=${() => app.say({ t: "book", inning: true })} title="The book manages for you to the end of the half-inning">Book plays on</button>` : nothing}
    ${table.can_undo && !table.offer && !over && !app.whole ? html`<button class="quiet" @click=${() => app.say({ t: "undo" })}>Undo</button>` : nothing}`;
}
