// @ts-check
// What this browser remembers: the tables one sits at, with their tokens, and how the page looks.

const TABLES = "hotstove tables", THEME = "hotstove theme", OWNER = "hotstove owner", CLUBS = "hotstove clubs";

/** @returns {Record<string, {token: string, invite?: string}>} */
export function tables() {
  try { return JSON.parse(localStorage.getItem(TABLES) ?? "{}"); } catch { return {}; }
}

/** @param {string} id @param {string} token @param {string} [invite] */
export function remember(id, token, invite) {
  const all = tables();
  all[id] = { ...all[id], token, ...(invite ? { invite } : {}) };
  localStorage.setItem(TABLES, JSON.stringify(all));
}

/** @param {string} id */
export function forget(id) {
  const all = tables();
  delete all[id];
  localStorage.setItem(TABLES, JSON.stringify(all));
}

export const owner = () => localStorage.getItem(OWNER) ?? "";
/** @param {string} token */
export const rememberOwner = token => localStorage.setItem(OWNER, token);

/** The clubs one runs: the token of each, by season. @returns {Record<string, string>} */
export function clubs() {
  try { return JSON.parse(localStorage.getItem(CLUBS) ?? "{}"); } catch { return {}; }
}

/** Another club of a season, or none. @param {string} season @param {string} token */
export function runClub(season, token) {
  const all = clubs();
  if (token) all[season] = token; else delete all[season];
  localStorage.setItem(CLUBS, JSON.stringify(all));
}

/** What a page says about itself when it asks for something of a season. @param {string} [season] @returns {Record<string, string>} */
export function credentials(season) {
  const club = season ? clubs()[season] : "";
  return { "content-type": "application/json", "x-owner": owner(), ...(club ? { "x-club": club } : {}) };
}

export function wear() {
  const theme = localStorage.getItem(THEME);
  if (theme) document.documentElement.dataset.theme = theme;
}

/** From light to dark and back. */
export function turnLight() {
  const now = document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const next = now === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  localStorage.setItem(THEME, next);
}
