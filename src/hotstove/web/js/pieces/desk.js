// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

const PLACES = ["C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH"];
const STARTERS = 5;
/** @type {Record<string, string>} */
const AGAINST = { R: "Against right-handers", L: "Against left-handers", "R no DH": "Against right-handers, the pitcher bats", "L no DH": "Against left-handers, the pitcher bats" };

/** The desk of whoever runs a club: rotation, bullpen and lineups, handed in together. */
export function desk(app) {
  const { desk, clubs } = app.page, arms = desk.roster.filter(one => one.places.includes("P"));
  const who = (name, players, value, none = "") => html`<select name=${name} aria-label=${name}>${none ? html`<option value="" ?selected=${!value}>${none}</option>` : nothing}${players.map(one => html`<option value=${one.player} ?selected=${one.player === value}>${one.name}, ${name.includes("lineup") ? `bats ${one.bats}` : `throws ${one.throws}`}</option>`)}</select>`;
  const role = player => player === desk.closer ? "closer" : desk.setup.includes(player) ? "setup" : desk.long.includes(player) ? "long" : "";
  const spot = (key, [player, place], i) => html`<li>${place === "P" ? html`<span>the pitcher</span><input type="hidden" name="lineup ${key} ${i + 1}" value="pitcher">` : html`${who(`lineup ${key} ${i + 1}`, desk.roster, player)}<select name="place ${key} ${i + 1}" aria-label="position of batter ${i + 1}">${PLACES.map(one => html`<option ?selected=${one === place}>${one}</option>`)}</select>`}</li>`;
  return html`<form class="desk" @submit=${event => { event.preventDefault(); app.order(desk.club, ordered(new FormData(event.target), desk)); }}>
    <section class="page paper"><h2>${clubs[desk.club]}</h2><p>Orders hold from the game of ${desk.date} on, by machine and at the table.</p><button class="call main" ?disabled=${app.busy}>Hand in the orders</button>${app.handed ? html`<p role="status"><b>They are followed from now on.</b></p>` : nothing}</section>
    <div class="two"><section class="page paper"><h2>Rotation</h2><ol>${Array.from({ length: STARTERS }, (_, i) => html`<li>${who(`starter ${i + 1}`, arms, desk.rotation[i], "nobody")}</li>`)}</ol></section>
      <section class="page paper"><h2>Bullpen</h2><ul>${arms.filter(one => !desk.rotation.includes(one.player)).map(one => html`<li><label><span>${one.name}, throws ${one.throws}</span><select name="role ${one.player}">${[["", "as the season uses him"], ["closer", "closer"], ["setup", "setup"], ["long", "long relief"]].map(([value, words]) => html`<option value=${value} ?selected=${role(one.player) === value}>${words}</option>`)}</select></label></li>`)}</ul></section></div>
    <div class="two">${Object.entries(desk.lineups).map(([key, order]) => html`<section class="page paper"><h2>${AGAINST[key]}</h2><ol>${order.map((pair, i) => spot(key, pair, i))}</ol></section>`)}</div>
    ${desk.changes.length ? html`<section class="page paper"><h2>What you have ordered</h2><ul>${desk.changes.map(text => html`<li>${text}</li>`)}</ul></section>` : nothing}</form>`;
}

/** What the form says: only what differs from how it was. */
function ordered(form, desk) {
  const said = name => String(form.get(name) ?? ""), wanted = {};
  const rotation = Array.from({ length: STARTERS }, (_, i) => said(`starter ${i + 1}`)).filter(Boolean);
  if (rotation.join() !== desk.rotation.slice(0, STARTERS).join()) wanted.rotation = rotation;
  const of = role => desk.roster.map(one => one.player).filter(player => said(`role ${player}`) === role);
  const pen = { closer: of("closer")[0] ?? "", setup: of("setup"), long: of("long") };
  if (pen.closer !== desk.closer || pen.setup.join() !== desk.setup.join() || pen.long.join() !== desk.long.join()) Object.assign(wanted, pen);
  for (const [key, order] of Object.entries(desk.lineups)) {
    const lineup = order.map((_, i) => [said(`lineup ${key} ${i + 1}`), said(`place ${key} ${i + 1}`)].filter(Boolean).join(" "));
    if (lineup.join() !== order.map(([player, place]) => player ? `${player} ${place}` : "pitcher").join()) (wanted.lineup ??= {})[key] = lineup;
  }
  return wanted;
}
