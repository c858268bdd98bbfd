import { standardSpellings } from "#core/chatbot/words/spellings.ts";
import { transliterate } from "#core/transliteration/transliterate.ts";

/**
 * A word in Latin letters, or a stop: "," separates loosely, "." ends a sentence. `short` is its sound without inner
 * "a"s, as in hasty typing: "krda", "pseena". `numbers` is an inclusive range, used only in lists: any of them matches.
 */
export type Token = {
  readonly text: string;
  readonly sound: string;
  readonly short: string;
  readonly numbers?: { from: number; to: number };
};

/** A range of token positions; `end` is exclusive. */
export type Span = { start: number; end: number };

/**
 * In a blood pressure, "70/40" or "120 by 70", the second number has no meaning for us and would look like a low first
 * one.
 */
const LOWER_PRESSURE_PATTERN = /(\p{N}{2,3})\s*(?:\/|by|over|upon|बटा|ਬਟਾ)\s*\p{N}{2,3}(?!\p{N})/gu;

/** "hogya", "khalyi": a verb and its auxiliary, typed as one word. */
const JOINED_VERB_PATTERN =
  /(?<!\p{L})(?!piliya|pilia)(ho|aa|pai|kha|pi|pee|dig|gir|mar|lag|chad|chadh|bhij|chal|ruk|kat|jal|sad|phat|fat|doob|dub|suj|sujj|sooj|pad)(g[aeiy]*y[aei]+|gia|ga[ey]e|li?ya|la?yi|leya)(?!\p{L})|(?<!\p{L})(bhij|bhijj|mar|gir|ruk|kat|jal|sad|phat|doob|suj|chad|chadh)(ge|gi)(?!\p{L})/gu;

/** Splits a message in any of its scripts into words in Latin letters, in lower case, and stops. */
export function tokenize(typed: string): Token[] {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’`\u200c\u200d]/g, "")
    .replace(LOWER_PRESSURE_PATTERN, "$1")
    .replace(JOINED_VERB_PATTERN, "$1$3 $2$4");
  const parts = plain.match(/[\p{L}\p{M}]+|\p{N}+|[,/+&-]|[.;:!?।\n]+/gu) ?? [];
  return parts.map((part) => createToken(part));
}

/** Tokens of list words, many of which are in several lists. */
const listTokens = new Map<string, Token>();

/** Returns the token of a list word, or of "20-69", which stands for each number from 20 to 69. */
export function getListToken(word: string): Token {
  const token = listTokens.get(word) ?? parseNumberRange(word) ?? createToken(word);
  listTokens.set(word, token);
  return token;
}

function parseNumberRange(word: string): Token | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  if (from === undefined) return;
  return { text: word, sound: word, short: word, numbers: { from: Number(from), to: Number(to) } };
}

function createToken(part: string): Token {
  if (/^[\p{L}\p{M}\p{N}]/u.test(part)) {
    return createWordToken(transliterate(part));
  }
  const stop = /^[,/+&-]$/.test(part) ? "," : ".";
  return { text: stop, sound: stop, short: stop };
}

/** The sound is computed lazily, because few list words need it. */
function createWordToken(text: string): Token {
  let sound: string | undefined;
  let short: string | undefined;
  return {
    text,
    get sound() {
      sound ??= toSpokenForm(text);
      return sound;
    },
    get short() {
      short ??= this.sound.replace(/(?<=.)a(?=.)/g, "");
      return short;
    },
  };
}

/**
 * Returns the word as it sounds: "bukhaar", "bukhar" and "bukhaarr" become one. Hindi and Punjabi have no fixed
 * spelling in Latin letters; people vary long vowels, doubled letters, the h of an aspirate, a nasal before h or at the
 * end, the glide before a ("golian", "goliyan"), au/o, and w/v, z/j, q/k. English words lose their endings: "coughed",
 * "coughing".
 */
function toSpokenForm(word: string): string {
  return stemWord(standardSpellings.get(word) ?? word)
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/[ao]u/g, "o")
    .replace(/(?<=[aeiou])nh/g, "h")
    .replace(/ph/g, "f")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/ck|q/g, "k")
    .replace(/([bcdgjklnprst])h+/g, "$1")
    .replace(/(\p{Script=Latin})\1+/gu, "$1")
    .replace(/(?<=[b-df-hj-np-tv-xz])(?:[aei]?y|i)(?=a)/g, "y")
    .replace(/(?<=^(?!mar).{2,}[aeo])n$/, "");
}

/** Shorter stems are words of their own ("sing", "bed"), and "saans" is no plural. */
function stemWord(word: string): string {
  return /^saan?s$/.test(word) ? word : word.replace(/^([a-z]{4,})(?:ing|ed|s)$/, "$1");
}
