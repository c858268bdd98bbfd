import type { Found } from "./find.ts";
import type { Token } from "./tokens.ts";

/** Spec §9: a symptom is matched by its name anywhere in the typed text ("feverish" holds "Fever"). */
export function named(tokens: readonly Token[], name: string): Found[] {
  const text = tokens.map((token) => token.text).join(" ");
  const at = [...text.matchAll(new RegExp(name.toLowerCase(), "g"))].map(({ index }) => index);
  const length = wordsIn(name);
  return at.map((index) => {
    const start = wordsIn(text.slice(0, index)) - 1;
    return { start, end: start + length, at: Array.from({ length }, (_, offset) => start + offset) };
  });
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}
