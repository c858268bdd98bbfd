import { plain, wordsOf } from "./plain.ts";
import type { Hit } from "./scoring.ts";
import type { Found } from "./search.ts";

/** Why a thing was found, where its name does not say it: by its code, a word of patients, what it is for, or what it holds. */
export type Why = { by: "name" } | { by: "code" | "knownAs" | "description" | "holds"; text: string };

export function whyFound({ thing, hits }: Pick<Found<{ name: string }>, "thing" | "hits">): Why {
  const untold = hits.filter((hit) => partsOf(thing.name, [hit]).every(({ isMeant }) => !isMeant));
  const [said] = untold.sort((one, other) => other.points - one.points);
  if (!said || said.place === "name") return { by: "name" };
  return { by: said.place, text: said.place === "description" ? clauseOf(said) : said.text };
}

/** The part of a sentence that holds the word, with the "for" or "in" that it belongs to: "for hair fall". */
function clauseOf({ text, word }: Hit): string {
  const parts = text.replace(/\.$/, "").split(/[:;,] | and (?=[^,]*$)/);
  const at = parts.findIndex((part) => plain(part).includes(word) || wordsOf(part).includes(word));
  const part = (parts[at] ?? text).trim();
  const within = /\b(?:for|in|with|behind) .+$/.exec(part)?.[0];
  if (within && wordsOf(within).includes(word)) return within;
  const before = parts.slice(0, at).findLast((one) => /^for |[^,] for /.test(one));
  return before && /\bfor\b/.test(before) ? `for ${part}` : part;
}

export type Part = { text: string; isMeant: boolean };

/** A name in parts, those marked that were typed or meant by what was typed. */
export function partsOf(name: string, hits: readonly Hit[]): Part[] {
  return name
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .flatMap((text) => meantPart(text, hits))
    .filter(({ text }) => text !== "");
}

function meantPart(text: string, hits: readonly Hit[]): Part[] {
  const [word = ""] = wordsOf(text);
  const hit = hits.find((one) => one.word === word || (word.length > 2 && one.word.split(" ").includes(word)));
  const whole = plain(text);
  const begun = hits.find(({ typed }) => typed.length > 1 && whole.startsWith(typed));
  const typed = begun?.typed ?? (hit && whole.startsWith(hit.typed) ? hit.typed : whole);
  if (!hit && !begun) return [{ text, isMeant: false }];
  return [
    { text: text.slice(0, typed.length), isMeant: true },
    { text: text.slice(typed.length), isMeant: false },
  ];
}
