import {
  becomes,
  contrasts,
  deniesBefore,
  deniesNext,
  endsDenial,
  fillers,
  goesAway,
  joins,
} from "#core/chatbot/words/negation-words.ts";
import { type Found, isOneOf } from "./find.ts";
import type { Token } from "./tokens.ts";

/** So far a denial behind a list reaches back: "bukhar aur khansi nahi hai". */
const FURTHEST_BACK = 6;

/**
 * Whether the sentence says that this is not so: "no fever or cough", "bukhar nahi hai". `said` are the places of all
 * words that tell of something; a "no" among them ("no energy") denies nothing else.
 */
export function isDenied(tokens: readonly Token[], found: Found, said: ReadonlySet<number>): boolean {
  // "Koi jawab nahi", "kaam nahi karda te bol vi nahi hunda": what a "nahi" tells is denied by no word beside it.
  if (found.at.some((place) => isOneOf(tokens[place], deniesBefore))) return isDeniedWithin(tokens, found, said);
  return (
    isDeniedFromBefore(tokens, found, said) ||
    isDeniedWithin(tokens, found, said) ||
    isDeniedFromBehind(tokens, found, said)
  );
}

function isDeniedFromBefore(tokens: readonly Token[], { start }: Found, said: ReadonlySet<number>): boolean {
  let joined = true;
  for (let place = start - 1; place >= 0; place--) {
    const token = tokens[place];
    if (token === undefined || token.text === ".") return false;
    if (said.has(place)) {
      if (!joined) return false;
      continue;
    }
    if (isOneOf(token, deniesNext)) return true;
    if (isOneOf(token, joins) || isCommaOfOrList(tokens, place)) joined = true;
    else if (!isOneOf(token, fillers)) return false;
    else if (said.has(place + 1)) joined = false;
  }
  return false;
}

/** "no fever, cough or headache": such a comma passes the denial on. */
function isCommaOfOrList(tokens: readonly Token[], place: number): boolean {
  if (tokens[place]?.text !== ",") return false;
  const behind = tokens.slice(place + 1);
  const stop = behind.findIndex(({ text }) => text === ".");
  const sentence = stop < 0 ? behind : behind.slice(0, stop);
  const or = sentence.findIndex((token) => isOneOf(token, "or, nor, ya"));
  return or >= 0 && sentence.slice(0, or).every((token) => !isOneOf(token, contrasts) && !isOneOf(token, deniesNext));
}

function isDeniedWithin(tokens: readonly Token[], { start, end }: Found, said: ReadonlySet<number>): boolean {
  return tokens
    .slice(start, end)
    .some((token, offset) => !said.has(start + offset) && isOneOf(token, deniesBefore) && !isOneOf(token, becomes));
}

function isDeniedFromBehind(tokens: readonly Token[], { end }: Found, said: ReadonlySet<number>): boolean {
  let isJoined = false;
  for (let place = end; place < Math.min(tokens.length, end + FURTHEST_BACK); place++) {
    const token = tokens[place];
    if (token === undefined || token.text === "." || token.text === ",") return false;
    if (said.has(place)) continue;
    if (isOneOf(token, deniesBefore)) return !isOneOf(tokens[place - 1], goesAway) && closesDenial(tokens[place + 1]);
    if (isOneOf(token, contrasts)) return false;
    if (isJoined && !isOneOf(token, fillers)) return false;
    isJoined ||= isOneOf(token, joins);
  }
  return false;
}

function closesDenial(next: Token | undefined): boolean {
  return next === undefined || next.text === "." || next.text === "," || isOneOf(next, endsDenial);
}
