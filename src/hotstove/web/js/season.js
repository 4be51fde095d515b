// @ts-check
// A season: what its store holds, page by page, and today's game of my club at the table.
import { html, render, nothing } from "../vendor/lit-html/lit-html.js";
import { credentials, remember, runClub, tables, wear } from "./store.js";
import { above } from "./pieces/over_500.js";
import { box } from "./pieces/box.js";
import { desk } from "./pieces/desk.js";
import { people } from "./pieces/people.js";
import { capital } from "./words.js";

wear();
const name = decodeURIComponent(location.pathname.split("/").pop() ?? "");
/** Takes a club's link out of the address: whether there was one. */
function takeLink() {
  const given = new URLSearchParams(location.hash.slice(1)).get("club");
  if (given) { runClub(name, given); history.replaceState(null, "", `${location.pathname}#today`); }
  return given !== null;
}
takeLink();
const root = /** @type {HTMLElement} */ (document.getElementById("season"));
const NAV = { standings: "Standings", today: "Today", schedule: "Schedule", leaders: "Leaders", postseason: "Postseason" };
/** @type {any} */ let page = null;
/** @type {any[]} */ let mine = [];
let note = "", busy = false, handed = false;
/** @type {{club: string, link: string} | null} The link that was given out just now. */ let link = null;

const here = () => { const [what, of = ""] = location.hash.slice(1).split("/").map(decodeURIComponent); return { what: what || "standings", of }; };
const way = (what, of = "") => `#${what}${of ? `/${encodeURIComponent(of)}` : ""}`;
const asking = { headers: credentials(name) };
/** Pages of those who have a club, and of the commissioner. */
const pages = () => ({ ...NAV, ...(page?.my_club ? { [`orders/${page.my_club}`]: "My club" } : page ? { people: "People" } : {}) });

async function fetched(/** @type {string} */ path, /** @type {object | null} */ body = null) {
  const answer = await fetch(`/api/seasons/${encodeURIComponent(name)}/${path}`, body ? { ...asking, method: "POST", body: JSON.stringify(body) } : asking);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.mistake);
  return found;
}

/** Turns to the page that the address names. Whoever turns on before it has come is shown what he wanted last. */
async function turn() {
  const { what, of } = here(), place = location.hash;
  root.setAttribute("aria-busy", "true");
  try {
    const found = await fetched(what === "orders" ? `orders/${encodeURIComponent(of)}` : `${what}?of=${encodeURIComponent(of)}`);
    if (location.hash !== place) return;
    page = { what, of, ...found };
    note = ""; link = null; handed = false;
  } catch (error) {
    if (location.hash !== place) return;
    note = String(/** @type {Error} */ (error).message);
  }
  root.removeAttribute("aria-busy");
  draw();
  document.title = `${page?.title ?? NAV[what] ?? capital(what)} · ${name} · hotstove`;
  const say = document.getElementById("say");
  if (say) say.textContent = page?.title ?? NAV[what] ?? what;
}

async function sit(key, side) {
  await busily(async () => { const made = await fetched(`games/${encodeURIComponent(key)}`, { side, against: "book" }); remember(made.id, made.token, made.invite); location.href = `/t/${made.id}`; });
}

const give = club => busily(async () => { const { token } = await fetched("people", { club }); await turn(); link = { club, link: `${location.origin}${location.pathname}#club=${token}` }; });
const takeBack = club => busily(async () => { await fetched("people", { club, take_back: true }); await turn(); });
const order = (club, wanted) => busily(async () => { const found = await fetched(`orders/${encodeURIComponent(club)}`, wanted); if (here().of !== club) return; page = { what: "orders", of: club, ...found }; handed = true; });
const giveUp = () => { runClub(name, ""); location.reload(); };

const play = days => busily(async () => { await fetched("days", { days }); await turn(); });

async function busily(/** @type {() => Promise<void>} */ what) {
  busy = true; note = ""; draw();
  try { await what(); } catch (error) { note = String(/** @type {Error} */ (error).message); }
  busy = false; draw();
}

/** Columns of a table that has room beside another. */
const SHORT = 3;
const isFigure = cell => typeof cell === "number" || /^[WL]?[-+.\d%]*$/.test(String(cell));

function table(one) {
  const left = one.headers.map((_, i) => !one.rows.every(row => isFigure(row[i])) || i === 0);
  const keyed = one.headers.indexOf("Key");
  const shown = i => i !== keyed;
  const linked = Math.max(0, ["Score", "Box"].map(header => one.headers.indexOf(header)).find(i => i >= 0) ?? 0);
  const cell = (row, i, link) => i === linked && link?.[0] ? html`<a href=${way(...link)}>${row[i]}</a>` : ["Visitors", "Home"].includes(one.headers[i]) && page.clubs[row[i]] ? html`<a href=${way("club", row[i])}>${page.clubs[row[i]]}</a>` : row[i];
  return html`<section class="page paper">${one.title ? html`<h2>${one.title}</h2>` : nothing}<table><thead><tr>${one.headers.map((header, i) => shown(i) ? html`<th scope="col" class=${left[i] ? "left" : ""}>${header}</th>` : nothing)}</tr></thead>
    <tbody>${one.rows.map((row, r) => html`<tr>${row.map((_, i) => shown(i) ? html`<td class=${left[i] ? "left" : ""}>${cell(row, i, one.links[r])}</td>` : nothing)}</tr>`)}</tbody></table>${one.rows.length ? nothing : html`<p>Nothing yet.</p>`}</section>`;
}

function today() {
  const games = page.games_today, taken = key => mine.find(one => one.season?.key === key && one.season?.name === name && !one.over);
  const me = page.my_club, row = one => { const begun = taken(one.key), run = page.people.filter(club => [one.visitors, one.home].includes(club)); return html`<li><b>${page.clubs[one.visitors]} at ${page.clubs[one.home]}${one.number ? `, game ${one.number}` : ""}${one.stage ? ` (${one.stage})` : ""}</b>${one.table ? html`<small>${one.table.over ? "played" : "at the table"}${one.table.standing ? `: ${one.table.standing}` : ""}</small>` : run.length ? html`<small>waits for ${run.map(club => club === me ? "you" : page.clubs[club]).join(" and ")}</small>` : nothing}
    ${!page.at_the_table || one.table?.over ? nothing : me ? run.includes(me) ? html`<button class="call main" ?disabled=${busy} @click=${() => sit(one.key, "")}>Play your game</button>` : nothing : run.length ? nothing : begun ? html`<a class="call" role="button" href="/t/${begun.id}">Go on: ${begun.standing || "before the first pitch"}</a>` : html`<button class="call" ?disabled=${busy} @click=${() => sit(one.key, "visitors")}>Manage ${one.visitors}</button><button class="call" ?disabled=${busy} @click=${() => sit(one.key, "home")}>Manage ${one.home}</button>`}</li>`; };
  if (!games.length) return html`<section class="page paper"><h2>The season is over</h2><p>Every game of the schedule has been played. <a href=${way("postseason")}>The postseason</a> comes now.</p></section>`;
  return html`<section class="page paper"><h2>${page.today}</h2><ul class="todays">${games.map(row)}</ul>
    ${me ? nothing : html`<div class="doing"><button class="call main" ?disabled=${busy} @click=${() => play(1)}>${busy ? "Playing…" : "Play the day"}</button><button class="call" ?disabled=${busy} @click=${() => play(7)}>A week</button><button class="call" ?disabled=${busy} @click=${() => play(30)}>A month</button></div>`}</section>`;
}

/** The postseason, once the schedule is done: its next games for the table, or all of it by itself, by the bracket of its year. */
function postseason() {
  const begun = page.tables.length > 0;
  if (!page.may_begin) return html`<section class="page paper"><h2>Postseason</h2><p>It begins when the schedule is done.</p></section>`;
  return html`<section class="page paper"><h2>Postseason</h2>${page.told?.length ? html`<ul class="told-series">${page.told.map(line => html`<li>${line}</li>`)}</ul>` : nothing}${page.my_club ? html`<p>Its games are under <a href=${way("today")}>Today</a> when the commissioner has put them on the schedule.</p>` : html`<p>Series go by the bracket of ${page.year}. Series of your own are stated by places in the standings, the side with the extra home game first, then the number of games: <code>ALCS=AL E1-AL W1:7; WS=ALCS-NLCS:7</code></p><div class="doing"><label>Series of your own <input id="bracket" placeholder="as in ${page.year}" size="34" autocomplete="off" .value=${localStorage.getItem(BRACKET) ?? ""}></label>${page.at_the_table ? html`<button class="call" ?disabled=${busy} @click=${nextGames}>Next games, to be managed</button>` : nothing}<button class="call main" ?disabled=${busy} @click=${playOut}>${busy ? "Playing…" : begun ? "Play it to its end" : "Play the postseason"}</button></div>`}</section>`;
}

/** A series and the games that its sides have won. */
function stands(/** @type {any} */ series) {
  /** @type {Record<string, number>} */ const won = {};
  for (const [, visitors, runs, home, other] of series.rows) { won[visitors] ??= 0; won[home] ??= 0; won[runs > other ? visitors : home] += runs === other ? 0 : 1; }
  const sides = Object.entries(won).sort((one, other) => other[1] - one[1]).map(([code, games]) => `${page.clubs[code] ?? code} ${games}`);
  return `${series.title === "WS" ? "World Series" : series.title}: ${sides.join(", ")}`;
}

const BRACKET = `hotstove bracket ${name}`;

/** Asks for the postseason by the bracket that is typed, which the browser remembers. */
async function series(wanted) {
  const bracket = /** @type {HTMLInputElement} */ (document.getElementById("bracket")).value;
  localStorage.setItem(BRACKET, bracket);
  return (await fetched("postseason", { bracket, ...wanted })).told;
}

const OVER = ["Every series has been played."];
const nextGames = () => busily(async () => { if ((await series({ next: true })).length) location.hash = way("today"); else { await turn(); page.told = OVER; } });
const playOut = () => busily(async () => { const told = await series({}); await turn(); page.told = told.length ? told : OVER; });

/** `AL E` is the code of the American League's East. */
const division = title => title.replace(/ E$/, " East").replace(/ C$/, " Central").replace(/ W$/, " West");

/** What there is of somebody: his tables under his name, short ones side by side. */
function of(/** @type {any[]} */ tables, /** @type {unknown} */ without = nothing, /** @type {unknown} */ last = nothing) {
  const titled = tables.map(one => ({ ...one, title: capital(one.title.replace(`${page.title}: `, "")) }));
  const short = titled.filter(one => one.headers.length <= SHORT), long = titled.filter(one => one.headers.length > SHORT);
  return html`<div class="pages"><h2 class="whose">${page.title}</h2>${tables.length ? nothing : without}${long.slice(0, 2).map(table)}${short.length ? html`<div class="pages side-by-side">${short.map(table)}</div>` : nothing}${long.slice(2).map(table)}${last}</div>`;
}

function body() {
  if (!page) return nothing;
  const found = page.tables.map(table);
  if (page.what === "today") return html`<div class="pages">${today()}${found}</div>`;
  if (page.what === "people") return people({ page, busy, given: link, give, takeBack });
  if (page.what === "orders") return desk({ page, busy, handed, order });
  if (page.what === "postseason") return html`<div class="pages">${postseason()}${page.tables.map(one => table({ ...one, title: stands(one) }))}</div>`;
  if (page.what === "leaders") return html`<div class="pages lists">${found}</div>`;
  if (page.what === "game") return html`<section class="page paper"><h2>${page.title}</h2><p class="story">${page.story}</p>${page.box ? box(page.box) : nothing}</section>`;
  if (page.what === "standings") return html`<div class="pages">${page.tables.map(one => html`${table({ ...one, title: division(one.title) })}${page.over_500[one.title] ? html`<section class="page paper"><h2>Games over .500</h2>${above(division(one.title), page.over_500[one.title])}</section>` : nothing}`)}</div>`;
  if (page.what === "player") return of(page.tables, html`<section class="page paper"><p>He has not played yet.</p></section>`);
  if (page.what === "club") return of(page.tables, nothing, html`<p class="whole"><a href=${way("schedule", page.of)}>The whole schedule</a>${page.my_club && page.my_club !== page.of ? nothing : html` <a href=${way("orders", page.of)}>Rotation, bullpen and lineups</a>`}</p>`);
  if (page.what === "schedule" && page.title) return of(page.tables);
  return html`<div class="pages">${found}</div>`;
}

function draw() {
  const { what } = here();
  render(html`<header><h1>${name}</h1><p>${page ? `${page.game}, ${page.year}: ${page.played} of ${page.games} games played.` : ""}</p>${page?.my_club ? html`<p class="runs">You run ${page.clubs[page.my_club]}. <button class="quiet" @click=${giveUp}>Give it up here</button></p>` : nothing}<a href="/">hotstove</a></header>
    <nav class="season" aria-label="Season">${Object.entries(pages()).map(([key, label]) => html`<a href="#${key}" aria-current=${key.split("/")[0] === what ? "page" : nothing}>${label}</a>`)}</nav>
    ${note ? html`<section class="page paper" role="alert"><p class="refusal">${note}</p></section>` : nothing}${body()}`, root);
}

addEventListener("resize", draw);
addEventListener("hashchange", () => { if (takeLink()) location.reload(); else turn(); });
const known = Object.keys(tables());
if (known.length) mine = await fetch(`/api/tables?ids=${known.map(encodeURIComponent).join(",")}`).then(answer => answer.json());
await turn();
