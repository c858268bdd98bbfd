import * as english from "./en/words.ts";
import type { Texts } from "./en.ts";

const plainLetters = "abcdefghiklmnoprstuwyABCDEFGHIKLMNOPRSTUWY";
const accentedLetters = "áḃçđéƒğħíķłḿńōṕŕšťůŵýÁḂÇĐÉƑĞĦÍĶŁḾŃŌṔŔŠŤŮŴÝ";
const accents = new Map(Array.from(plainLetters, (letter, index) => [letter, accentedLetters[index] ?? letter]));

/** Pseudo-language, ⟦Ḃōōķ Ńōŵ⟧: text without brackets does not come from the dictionary. */
export const words: Texts = { ...toPseudo(english), language: english.language };

/** Returns the dictionary with each sentence in brackets, including those returned by functions. */
export function toPseudo<T>(text: T): T;
export function toPseudo(text: unknown): unknown {
  if (typeof text === "string") return text === "" ? "" : `⟦${addAccents(text)}⟧`;
  if (typeof text === "function") return (...args: unknown[]) => toPseudo(text(...args));
  if (Array.isArray(text)) return text.map((value) => toPseudo(value));
  if (typeof text !== "object" || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, value]) => [name, toPseudo(value)]));
}

/** Keeps placeholders in braces, which a library replaces: `{hotkey}`. */
function addAccents(text: string): string {
  return text.replace(/\{\w+\}|[a-z]/gi, (match) => (match.length > 1 ? match : (accents.get(match) ?? match)));
}
