import { usualSpelling } from "#core/chatbot/words/spellings.ts";
import { inLatin } from "#core/latin.ts";

/**
 * A word of what was typed, in Latin letters, or the stop that stands there: "," joins loosely, "." ends a sentence.
 * `short` is its sound without each "a" between its ends, as hasty thumbs type it: "krda", "pseena".
 * `numbers`, both ends among them, stand in lists alone: any of them is meant.
 */
export type Token = {
  readonly text: string;
  readonly sound: string;
  readonly short: string;
  readonly numbers?: { from: number; to: number };
};

/** A place among the tokens; `end` is behind the last. */
export type Span = { start: number; end: number };

/** Of a blood pressure, "70/40" or "120 by 70", the second number means nothing to us and would be read as a low first. */
const lowerPressure = /(\p{N}{2,3})\s*(?:\/|by|over|upon|बटा|ਬਟਾ)\s*\p{N}{2,3}(?!\p{N})/gu;

/** "hogya", "khalyi": a verb and its helper, typed as one word. */
const joinedVerb =
  /(?<!\p{L})(?!piliya|pilia)(ho|aa|pai|kha|pi|pee|dig|gir|mar|lag|chad|chadh|bhij|chal|ruk|kat|jal|sad|phat|fat|doob|dub|suj|sujj|sooj|pad)(g[aeiy]*y[aei]+|gia|ga[ey]e|li?ya|la?yi|leya)(?!\p{L})|(?<!\p{L})(bhij|bhijj|mar|gir|ruk|kat|jal|sad|phat|doob|suj|chad|chadh)(ge|gi)(?!\p{L})/gu;

export function tokensOf(typed: string): Token[] {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’`\u200c\u200d]/g, "")
    .replace(lowerPressure, "$1")
    .replace(joinedVerb, "$1$3 $2$4");
  const parts = plain.match(/[\p{L}\p{M}]+|\p{N}+|[,/+&-]|[.;:!?।\n]+/gu) ?? [];
  return parts.map((part) => tokenOf(part));
}

/** The words of the lists, of which many stand in several. */
const listed = new Map<string, Token>();

/** A word of a list, or "20-69", which stands for each number from 20 to 69. */
export function listedToken(word: string): Token {
  const token = listed.get(word) ?? numbersToken(word) ?? tokenOf(word);
  listed.set(word, token);
  return token;
}

function numbersToken(word: string): Token | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  if (from === undefined) return;
  return { text: word, sound: word, short: word, numbers: { from: Number(from), to: Number(to) } };
}

function tokenOf(part: string): Token {
  if (/^[\p{L}\p{M}\p{N}]/u.test(part)) {
    return wordToken(inLatin(part));
  }
  const stop = /^[,/+&-]$/.test(part) ? "," : ".";
  return { text: stop, sound: stop, short: stop };
}

/** How it sounds is asked of few of the lists' words, and therefore worked out when it is. */
function wordToken(text: string): Token {
  let sound: string | undefined;
  let short: string | undefined;
  return {
    text,
    get sound() {
      sound ??= soundOf(text);
      return sound;
    },
    get short() {
      short ??= this.sound.replace(/(?<=.)a(?=.)/g, "");
      return short;
    },
  };
}

/**
 * The word as it sounds: "bukhaar", "bukhar" and "bukhaarr" become one. Hindi and Punjabi have no fixed spelling in
 * Latin letters; what people vary are long vowels, doubled letters, the h of an aspirate, a nasal before h or at the end,
 * the glide before a ("golian", "goliyan"), au/o, and w/v, z/j, q/k. English words lose their endings: "coughed", "coughing".
 */
function soundOf(word: string): string {
  return stemOf(usualSpelling.get(word) ?? word)
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

/** Shorter remainders are words of their own ("sing", "bed"), and "saans" is no plural. */
function stemOf(word: string): string {
  return /^saan?s$/.test(word) ? word : word.replace(/^([a-z]{4,})(?:ing|ed|s)$/, "$1");
}
