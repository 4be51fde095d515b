// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { act } from "../pieces/act.js";
import { board } from "../pieces/board.js";
import { card, litBy } from "../pieces/card.js";
import { park, small } from "../pieces/field.js";
import { log } from "../pieces/log.js";
import { tray } from "../pieces/tray.js";
import { capital, final } from "../words.js";

/** Superstar, Replay and Long Tater!: two cards, the field, dice or deck. */
export function plays(app) {
  const s = app.scene, live = s.ask?.kind === "choice" || s.ask?.kind === "dice" || (s.steps.length > 0 && !s.over);
  const midway = live && s.steps.some(step => step.kind !== "choice" || s.ask?.kind === "choice");
  const showing = app.playing();
  const steps = midway && !showing ? s.steps : (s.last?.steps ?? []).slice(0, app.step);
  const rules = midway && !showing ? [] : showing ? [] : s.last?.rules ?? [];
  const keep = app.hold && s.last_matchup, stays = (app.hold || s.over) && s.last_matchup;
  const { batter_card: batting, pitcher_card: pitching } = stays ? s.last_matchup : s.matchup, batterFace = s.cards[batting], pitcherFace = s.cards[pitching];
  const lit = stays || midway ? litBy(steps) : new Set();
  const throws = pitcherFace?.facts.find(fact => fact.label === "throws")?.value, started = s.matchup.pitcher?.outing?.started ?? true;
  const idle = column => column === "vs L" ? throws === "R" : column === "vs R" ? throws === "L" : false;
  const idleArm = face => column => face.grids[0].columns.length > 1 && (column === "SP" ? !started : column === "RP" ? started : false);
  const before = app.before && (showing || keep) ? app.before : null;
  const view = before ?? { field: s.field, batter: s.matchup.batter, chapter: s.scoreboard.chapter, outs: s.scoreboard.outs, over: s.over };
  const work = s.matchup.pitcher?.outing, fielding = 1 - s.scoreboard.batting;
  const day = s.today?.batting[s.scoreboard.batting][s.matchup.batter.player];
  const season = s.so_far?.batting[s.matchup.batter.player], record = s.so_far?.pitching[s.matchup.pitcher?.player];
  const pitched = work && !stays ? html`${s.today?.pitching[fielding][s.matchup.pitcher.player] ? html`<div>${s.today.pitching[fielding][s.matchup.pitcher.player]}</div>` : nothing}${record ? html`<div>season ${record}</div>` : nothing}${s.matchup.pitcher.lasts ? html`<div>${s.matchup.pitcher.lasts}</div>` : nothing}${s.field.defence ? html`<div>${s.field.defence}</div>` : nothing}` : nothing;
  const pitcher = pitcherFace ? card(pitcherFace, { lit, game: s.game.key, idle: idleArm(pitcherFace), foot: pitched }) : nothing;
  const batter = card(batterFace, { lit, game: s.game.key, idle, foot: stays ? nothing : html`${season ? html`<div>season ${season}</div>` : nothing}${day ? html`<div>today ${day}</div>` : nothing}<div>on deck ${s.matchup.on_deck.last}</div>` });
  const cards = small() ? html`<div class="both">${pitcher}${batter}</div>` : html`${pitcher}${batter}`;
  return html`${board(showing || keep ? { ...s, scoreboard: app.beforeBoard ?? s.scoreboard, over: false } : s)}${cards}<div class="field">${park(view)}${tray(app, steps, rules, app.log.length)}</div>${act(app, told(app, showing, midway), aside(app), !showing)}${log(app, showing ? 1 : 0)}`;
}

function told(app, showing, midway) {
  const s = app.scene;
  if (s.over && !showing) return final(s);
  if (app.whole) return s.last?.told || "Play ball!";
  if (s.ask?.kind === "must-change") return `${capital(s.ask.why)}.`;
  if (s.ask?.kind === "dice") return `${s.ask.dice ? "Roll" : "Draw"} for the ${s.ask.words}.`;
  if (s.ask?.kind === "choice") return s.ask.asked;
  if (showing) return "…";
  return s.last?.told || "Play ball!";
}

function aside(app) {
  const s = app.scene;
  if (app.planned.length) return `Planned: ${app.planned.map(one => one.words).join("; ")}.`;
  if (s.ask?.why && s.ask.kind !== "must-change") return s.ask.why;
  if (s.ask?.so_far?.length) return s.ask.so_far.join(" ");
  if (s.over) return s.scoreboard.called_off ? `The game was ${s.scoreboard.called_off}.` : "";
  return app.hold ? s.last?.reasons?.[0] ?? "" : small() ? "" : s.sentences[2] ?? "";  // a telephone shows both cards right above
}
