import type { Texts } from "./en.ts";
import * as english from "./english.ts";

const plain = "abcdefghiklmnoprstuwyABCDEFGHIKLMNOPRSTUWY";
const marked = "áḃçđéƒğħíķłḿńōṕŕšťůŵýÁḂÇĐÉƑĞĦÍĶŁḾŃŌṔŔŠŤŮŴÝ";
const marks = new Map(Array.from(plain, (letter, at) => [letter, marked[at] ?? letter]));

/** English that reads as no language does, ⟦Ḃōōķ Ńōŵ⟧: what a page shows without these brackets comes from no dictionary. */
export const words: Texts = { ...inPseudo(english), language: english.language };

/** The same dictionary with every sentence in brackets, those too that its functions make. */
function inPseudo<T>(text: T): T;
function inPseudo(text: unknown): unknown {
  if (typeof text === "string") return text === "" ? "" : `⟦${accented(text)}⟧`;
  if (typeof text === "function") return (...told: unknown[]) => inPseudo(text(...told));
  if (Array.isArray(text)) return text.map((part) => inPseudo(part));
  if (typeof text !== "object" || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, inPseudo(part)]));
}

/** What stands in braces is replaced by a library and stays: `{hotkey}`. */
function accented(text: string): string {
  return text.replace(/\{\w+\}|[a-z]/gi, (part) => (part.length > 1 ? part : (marks.get(part) ?? part)));
}
