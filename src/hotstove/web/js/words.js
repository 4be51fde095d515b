// @ts-check
export const OUTS = ["nobody out", "one out", "two out", "three out"];
export const BASES = /** @type {Record<string, string>} */ ({ 1: "first", 2: "second", 3: "third" });
/** @param {string} text */
export const capital = text => text ? text[0].toUpperCase() + text.slice(1) : text;
/** How a game ended. @param {any} scene */
export const final = scene => `Final: ${scene.names.map((/** @type {string} */ name, /** @type {number} */ i) => `${name} ${scene.scoreboard.sides[i].runs}`).join(", ")}.`;
/** @param {string} purpose */
export const plain = purpose => purpose.replaceAll("-", " ").replaceAll("_", " ");
/** Answers that change nothing are not worth a word. */
export const QUIET = new Set(["no", "none", "normal"]);
/** An entry of the log, for those who listen. */
export const spoken = (/** @type {any} */ entry) => [entry.text, ...(entry.more ?? [])].join(" ");
