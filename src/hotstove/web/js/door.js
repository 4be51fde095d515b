// @ts-check
// The door: play now in one click, tables of mine, a new table, seasons, papers to print, tapes to look at.
import { html, render, nothing } from "../vendor/lit-html/lit-html.js";
import { clubs, credentials, forget, remember, rememberOwner, tables, turnLight, wear } from "./store.js";
import { capital, plain } from "./words.js";

wear();
const given = new URLSearchParams(location.hash.slice(1)).get("owner");
if (given) { rememberOwner(given); history.replaceState(null, "", location.pathname); }
const root = /** @type {HTMLElement} */ (document.getElementById("door"));
const USUAL = "superstar";
/** @type {any[]} */ let games = [];
/** @type {any[]} */ let mine = [];
let chosen = USUAL, printed = USUAL, note = "", tapeNote = "", seasonNote = "", printNote = "", busy = false, printing = false;
/** @type {any[]} */ let seasons = [];

async function make(/** @type {object} */ wanted) {
  busy = true; note = ""; draw();
  const answer = await fetch("/api/tables", { method: "POST", headers: credentials(), body: JSON.stringify(wanted) });
  const made = await answer.json();
  if (!answer.ok) { busy = false; note = made.mistake; const alarm = document.getElementById("alarm"); if (alarm) alarm.textContent = note; draw(); return; }
  remember(made.id, made.token, made.invite);
  location.href = `/t/${made.id}`;
}

async function lookAt(/** @type {File | undefined} */ file) {
  if (!file) return;
  busy = true; note = ""; draw();
  const answer = await fetch("/api/tapes", { method: "POST", headers: credentials(), body: await file.text() });
  const made = await answer.json();
  if (answer.ok) { location.href = `/t/${made.id}`; return; }
  busy = false; tapeNote = made.mistake; draw();
}

function submit(/** @type {SubmitEvent} */ event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target)), game = games.find(one => one.key === chosen);
  const options = game.options.filter(option => form.get(`option ${option.name}`) !== option.usual).map(option => `${option.name}=${form.get(`option ${option.name}`)}`);
  make({ game: chosen, against: form.get("against"), side: form.get("side"), dice: form.get("dice"), clock: form.get("clock") ?? "", dh: form.get("dh") ?? "", away: form.get("away") ?? "", home: form.get("home") ?? "", preset: form.get("preset") ?? "", options });
}

async function openSeason(/** @type {SubmitEvent} */ event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const wanted = { game: form.get("game"), year: Number(form.get("year")), league: form.get("league"), name: form.get("name") };
  const answer = await fetch("/api/seasons", { method: "POST", headers: credentials(), body: JSON.stringify(wanted) });
  seasonNote = answer.ok ? "" : (await answer.json()).mistake;
  await lookAtSeasons();
}

/** The seasons as they are; while one is being made they are looked at again. */
async function lookAtSeasons() {
  seasons = await fetch("/api/seasons", { headers: credentials() }).then(answer => answer.ok ? answer.json() : []);
  draw();
  if (seasons.some(one => one.making !== undefined)) setTimeout(lookAtSeasons, 1500);
}

/** Papers of a game, in the words of whoever prints them. @type {Record<string, string>} */
const PAPERS = { cards: "Cards", lineups: "Lineup cards", components: "Board, cards and tiles", sheets: "Sheets of the clubs", deck: "Action deck", charts: "Charts", sheet: "Score sheet", rules: "Rules" };

/** Makes a PDF and hands it to the browser. */
async function print(/** @type {string} */ what, /** @type {HTMLFormElement} */ form) {
  const named = ["away", "home"].map(side => String(new FormData(form).get(side) ?? "").trim()).filter(Boolean), usual = games.find(one => one.key === printed).clubs.slice(0, 2);
  const wanted = new URLSearchParams((named.length ? named : usual).map(club => ["club", club]));
  printing = true; printNote = ""; draw();
  const answer = await fetch(`/api/press/${printed}/${what}?${wanted}`, { headers: credentials() });
  if (answer.ok) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = `${printed}-${what}.pdf`;
    link.click();
  } else printNote = (await answer.json()).mistake;
  printing = false; draw();
}

const pick = (name, label, options, usual) => html`<label>${label}<select name=${name}>${options.map(([value, words]) => html`<option value=${value} ?selected=${value === usual}>${words}</option>`)}</select></label>`;

/** Two clubs by name: ours, or any of the record. */
const clubInputs = (game, of = "") => html`${["away", "home"].map((side, i) => html`<label>${of ? i ? "and of" : capital(of) : i ? "Home" : "Visitors"}<input name=${side} list="clubs-${of ? "to-print" : "to-play"}" placeholder="${named(game.clubs[i] ?? game.clubs[0])}, or 1988 TEX" autocomplete="off"></label>`)}<datalist id="clubs-${of ? "to-print" : "to-play"}">${game.clubs.map(club => html`<option value=${club}></option>`)}</datalist>`;
const named = (/** @type {string} */ club) => plain(club).replace(/\b\w/g, letter => letter.toUpperCase());

function draw() {
  const game = games.find(one => one.key === chosen);
  const paper = games.find(one => one.key === printed), running = Object.keys(clubs());
  render(html`<header><h1>hotstove</h1><p>Five tabletop baseball games at one table: alone, with somebody beside you, or with a friend by link.</p>
      <button class="call main" ?disabled=${busy} @click=${() => make({ game: USUAL })}>Play now</button><button class="call" @click=${turnLight} aria-label="Light or dark"><span aria-hidden="true">◐</span></button></header>
    ${mine.length ? html`<h2>Your tables</h2><ul class="mine">${mine.map(one => html`<li class="paper"><span class="what"><b>${one.title}</b><small>${games.find(game => game.key === one.game)?.name ?? one.game} · ${one.standing || "not begun"}</small></span><a class="call" href="/t/${one.id}" role="button">${one.over ? "Look at it" : "Go on"}</a><button class="quiet" @click=${() => { forget(one.id); mine = mine.filter(other => other !== one); draw(); }}>Forget<span class="sr"> ${one.title}</span></button></li>`)}</ul>` : nothing}
    <h2>The games</h2><div class="games">${games.map(one => html`<section class="game paper"><h3>${one.name}</h3><p>${one.sentence}</p><button class="call" ?disabled=${busy} @click=${() => make({ game: one.key })}>Play now<span class="sr">: ${one.name}</span></button></section>`)}</div>
    <h2>A new table</h2>
    ${game ? html`<form class="new paper" @submit=${submit}>
      <label>Game<select name="game" @change=${event => { chosen = event.target.value; draw(); }}>${games.map(one => html`<option value=${one.key} ?selected=${one.key === chosen}>${one.name}</option>`)}</select></label>
      <fieldset class="whom"><legend>You play</legend>${[["book", game.key === "rallybird" ? "the equilibrium" : "the book", "The other side manages itself."], ["friend", "a friend by link", "You get a link to send; whoever opens it sits down."], ["screen", "somebody at this screen", "Two at one page, with a curtain before secrets."]].map(([value, words, more]) => html`<label><input type="radio" name="against" value=${value} ?checked=${value === "book"}><span><b>${words}</b><small>${more}</small></span></label>`)}</fieldset>
      ${game.clubs.length ? html`${clubInputs(game)}` : nothing}
      ${pick("side", "You are", [["home", "the home side"], ["visitors", "the visitors"]], "home")}
      ${game.presets.length ? pick("preset", "Rules", [["", "as usual"], ...game.presets.map(name => [name, plain(name)])], "") : nothing}
      <details><summary>Dice, clock and optional rules</summary><div>
        ${pick("dice", "Dice", [["", "ours"], ["mine", "my own, on my table"]], "")}
        ${pick("clock", "Clock", [["", "none"], ["minute", "a minute a decision"], ["day", "a day a decision"]], "")}
        ${game.has_lineups ? pick("dh", "Designated hitter", [["", "as the clubs are used to"], ["yes", "bats for the pitcher"], ["no", "the pitcher bats"]], "") : nothing}
        ${game.options.map(option => pick(`option ${option.name}`, capital(plain(option.name)), option.values.map(value => [value, plain(value)]), option.usual))}</div></details>
      ${note ? html`<p class="refusal">${note}</p>` : nothing}<button class="call main" ?disabled=${busy}>${busy ? "Making cards…" : "Set the table"}</button></form>` : nothing}
    <h2>Seasons</h2><section class="paper shelf">${running.length ? html`<p>You run a club in ${running.map((one, i) => html`${i ? ", " : ""}<a href="/season/${encodeURIComponent(one)}#today"><b>${one}</b></a>`)}.</p>` : nothing}${seasons.length ? html`<ul>${seasons.map(one => one.making !== undefined ? html`<li><b>${one.name}</b> <small>is being made: the cards of ${one.making} clubs are done</small></li>` : one.trouble ? html`<li><b>${one.name}</b> <small>${one.trouble}</small></li>` : html`<li><a href="/season/${encodeURIComponent(one.name)}"><b>${one.name}</b></a> <small>${one.game}, ${one.played} of ${one.games} games played</small></li>`)}</ul>` : html`<p>There is no season yet. Open one: its cards are made from the real record, and every game can be managed.</p>`}
      <form class="new" @submit=${openSeason}><label>Game<select name="game">${games.filter(one => one.clubs.length).map(one => html`<option value=${one.key}>${one.name}</option>`)}</select></label><label>Year<input name="year" type="number" min="1871" max="2099" required placeholder="1988"></label>${pick("league", "League", [["", "all of them"], ["AL", "American"], ["NL", "National"], ["FL", "Federal (1914-15)"], ["AA", "American Association (1882-91)"]], "")}<label>Name<input name="name" maxlength="40" placeholder="spring" autocomplete="off"></label>${seasonNote ? html`<p class="refusal" role="alert">${seasonNote}</p>` : nothing}<button class="call" ?disabled=${seasons.some(one => one.making !== undefined)}>Open a season</button></form></section>
    <h2>Print</h2>${paper ? html`<form class="new paper" @submit=${event => event.preventDefault()}><label>Game<select @change=${event => { printed = event.target.value; draw(); }}>${games.map(one => html`<option value=${one.key} ?selected=${one.key === printed}>${one.name}</option>`)}</select></label>${paper.clubs.length ? clubInputs(paper, "cards of") : nothing}
      <p class="papers">${paper.papers.map(what => html`<button class="call" ?disabled=${printing} @click=${event => print(what, event.target.form)}>${PAPERS[what]}</button>`)}</p>${printing ? html`<p class="papers" role="status">Printing…</p>` : nothing}${printNote ? html`<p class="refusal" role="alert">${printNote}</p>` : nothing}</form>` : nothing}
    <h2>A tape to look at</h2><section class="paper shelf" @dragover=${event => event.preventDefault()} @drop=${event => { event.preventDefault(); lookAt(event.dataTransfer.files[0]); }}><label>A finished game, from its file or dropped here <input type="file" accept=".tape,.txt" ?disabled=${busy} @change=${event => lookAt(event.target.files[0])}></label>${tapeNote ? html`<p class="refusal" role="alert">${tapeNote}</p>` : nothing}</section>`, root);
}

const known = Object.keys(tables());
[games, seasons, mine] = await Promise.all([fetch("/api/choices").then(answer => answer.json()), fetch("/api/seasons", { headers: credentials() }).then(answer => answer.ok ? answer.json() : []), known.length ? fetch(`/api/tables?ids=${known.map(encodeURIComponent).join(",")}`).then(answer => answer.json()) : []]);
mine.sort((one, other) => other.touched - one.touched);
draw();
