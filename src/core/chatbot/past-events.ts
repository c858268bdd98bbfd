import {
  clauseNowWords,
  conjunctions,
  deathWords,
  diedOfRelative,
  diedWords,
  earlierWords,
  hadWords,
  happenedWords,
  jokeTopics,
  laughter,
  longAgoWords,
  nowWords,
  pastWords,
  presentWords,
  relativeDied,
  relatives,
  wasWords,
} from "#core/chatbot/words/negation-words.ts";
import { isInList, matchRules, matchWords, type RuleMatch } from "./match-rules.ts";
import type { Token } from "./tokens.ts";

/** Maximum distance of "si" or "tha" after the match. */
const MAX_DISTANCE_AFTER = 4;
/** "Had" comes closer before it. */
const MAX_DISTANCE_BEFORE = 2;

/** Whether the message is about years ago and not also about today. */
export function isAboutPast(tokens: readonly Token[]): boolean {
  return hasPastWords(tokens) && !hasWords(tokens, presentWords) && !hasWords(tokens, nowWords);
}

/** Whether the clause of this match speaks of now, whatever the message tells of the past. */
export function isInPresentClause(tokens: readonly Token[], { start, end }: RuleMatch): boolean {
  const isStop = ({ text }: Token) => text === "," || text === ".";
  const from = tokens.findLastIndex((token, index) => index < start && isStop(token)) + 1;
  const stop = tokens.findIndex((token, index) => index >= end && isStop(token));
  const clause = tokens.slice(from, stop < 0 ? tokens.length : stop);
  return from > 0 && hasWords(clause, clauseNowWords) && !hasPastWords(clause);
}

/** Whether this happened earlier and is over: "pehlan daura pya si". */
export function isPastEvent(tokens: readonly Token[], { start, end }: RuleMatch): boolean {
  if (hasWords(tokens, presentWords)) return false;
  const isRemote = hasWords(tokens, longAgoWords);
  if (!isRemote && (hasWords(tokens, nowWords) || !(hasPastWords(tokens) || hasWords(tokens, earlierWords))))
    return false;
  const isBehind = hasWords(tokens.slice(end, end + MAX_DISTANCE_AFTER), wasWords);
  return isBehind || hasWords(tokens.slice(Math.max(0, start - MAX_DISTANCE_BEFORE), start), hadWords);
}

/** Whether it tells of a relative's death: "grandfather died of stroke", "dada ji guzar gaye". */
export function isAboutDeath(tokens: readonly Token[]): boolean {
  return (
    matchRules(tokens, [[relatives, diedOfRelative]]).length > 0 ||
    // "Dadi nahi rahi" ends there; "dadi nahi rahi bol pa" cannot speak.
    matchWords(tokens, relativeDied).some(({ end }) => endsStatement(tokens[end])) ||
    (hasWords(tokens, relatives) && hasWords(tokens, deathWords) && hasWords(tokens, happenedWords))
  );
}

function endsStatement(next: Token | undefined): boolean {
  return (
    next === undefined ||
    /^[.,]$/.test(next.text) ||
    isInList(next, `${conjunctions}, last, yesterday, kal, hai, hain, ne`)
  );
}

/** "The price made me faint, haha" is no emergency; "Papa fainted haha" is one. */
export function isJoke(tokens: readonly Token[]): boolean {
  return hasWords(tokens, laughter) && hasWords(tokens, jokeTopics);
}

function hasPastWords(tokens: readonly Token[]): boolean {
  return (
    hasWords(tokens, pastWords) ||
    hasWords(tokens, diedWords) ||
    (hasWords(tokens, deathWords) && hasWords(tokens, happenedWords))
  );
}

function hasWords(tokens: readonly Token[], list: string): boolean {
  return matchWords(tokens, list).length > 0;
}
