import { normalizeSearch, splitWords } from "./normalize.ts";
import type { Hit } from "./scoring.ts";
import type { SearchResult } from "./search.ts";

/** Why an item matches if not by its name: by code, a synonym, its purpose, or what it contains. */
export type MatchReason = { by: "name" } | { by: "code" | "knownAs" | "description" | "holds"; text: string };

/** Returns why a search result matches, by the best hit that is not visible in its name. */
export function explainMatch({
  thing,
  hits,
}: Pick<SearchResult<{ name: string; englishDescription?: string | undefined }>, "thing" | "hits">): MatchReason {
  const unexplained = hits.filter((hit) => highlightName(thing.name, [hit]).every(({ isMeant }) => !isMeant));
  const [best] = unexplained.sort((a, b) => b.points - a.points);
  // Of a translated item, the English sentence says nothing to its reader.
  const isForeign = best?.place === "description" && thing.englishDescription !== undefined;
  if (!best || best.place === "name" || isForeign) return { by: "name" };
  return { by: best.place, text: best.place === "description" ? extractClause(best) : best.text };
}

/** The clause of a sentence that contains the word, with its "for" or "in": "for hair fall". */
function extractClause({ text, word }: Hit): string {
  const clauses = text.replace(/\.$/, "").split(/[:;,] | and (?=[^,]*$)/);
  const clauseIndex = clauses.findIndex(
    (part) => normalizeSearch(part).includes(word) || splitWords(part).includes(word),
  );
  const part = (clauses[clauseIndex] ?? text).trim();
  const within = /\b(?:for|in|with|behind) .+$/.exec(part)?.[0];
  if (within && splitWords(within).includes(word)) return within;
  const intro = clauses.slice(0, clauseIndex).findLast((clause) => /^for |[^,] for /.test(clause));
  return intro && /\bfor\b/.test(intro) ? `for ${part}` : part;
}

export type HighlightPart = { text: string; isMeant: boolean };

/** Splits a name into parts, marking those that the input matched. */
export function highlightName(name: string, hits: readonly Hit[]): HighlightPart[] {
  return name
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .flatMap((text) => highlightWord(text, hits))
    .filter(({ text }) => text !== "");
}

function highlightWord(text: string, hits: readonly Hit[]): HighlightPart[] {
  const [word = ""] = splitWords(text);
  const hit = hits.find(
    (candidate) => candidate.word === word || (word.length > 2 && candidate.word.split(" ").includes(word)),
  );
  const whole = normalizeSearch(text);
  const begun = hits.find(({ typed }) => typed.length > 1 && whole.startsWith(typed));
  const typed = begun?.typed ?? (hit && whole.startsWith(hit.typed) ? hit.typed : whole);
  if (!hit && !begun) return [{ text, isMeant: false }];
  return [
    { text: text.slice(0, typed.length), isMeant: true },
    { text: text.slice(typed.length), isMeant: false },
  ];
}
