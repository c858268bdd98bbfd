import { isOneSlipAway } from "./spelling.ts";

export type Searchable = { name: string; code: string; description: string; alsoKnownAs: readonly string[] };

/** How well a test answers a search; smaller is better. */
const rank = { name: 0, nameBegins: 1, nameOrCode: 2, description: 3, knownAs: 4, everyWord: 5, misspelt: 6 } as const;

/** Shorter words are a slip away from too many others. */
const SHORTEST_MISSPELT = 4;

/**
 * The tests that answer what was typed, best first; a blank word finds everything. What the specification finds comes
 * first (§5: case-insensitive over name, code and description), then the words by which patients know a test ("sugar",
 * "TFT", "khoon"), beginnings of words ("vit d"), and words with one letter wrong ("thyriod").
 */
export function searchTests<T extends Searchable>(tests: readonly T[], typed: string): readonly T[] {
  const phrase = plain(typed);
  if (phrase === "") return tests;
  return tests
    .map((test) => ({ test, rank: rankOf(test, phrase) }))
    .filter((found) => found.rank !== null)
    .sort((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ test }) => test);
}

function rankOf({ name, code, description, alsoKnownAs }: Searchable, phrase: string): number | null {
  const [plainName, plainCode] = [plain(name), plain(code)];
  if (plainName === phrase || plainCode === phrase) return rank.name;
  if (plainName.startsWith(phrase)) return rank.nameBegins;
  if (plainName.includes(phrase) || plainCode.includes(phrase)) return rank.nameOrCode;
  if (plain(description).includes(phrase)) return rank.description;
  if (alsoKnownAs.some((known) => plain(known).includes(phrase))) return rank.knownAs;
  const typedWords = wordsOf(phrase);
  const words = wordsOf([name, ...alsoKnownAs].join(" "));
  if (typedWords.every((typed) => words.some((word) => word.startsWith(typed)))) return rank.everyWord;
  return typedWords.every((typed) => words.some((word) => isMeant(typed, word))) ? rank.misspelt : null;
}

function isMeant(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  return typed.length >= SHORTEST_MISSPELT && isOneSlipAway(typed, word);
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
