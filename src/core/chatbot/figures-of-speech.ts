import { matchRules, matchWords } from "./match-rules.ts";
import type { Token } from "./tokens.ts";
import { exaggeratedTopics, exaggerations, figuresOfSpeech, purposes, wishVerbs } from "./words/courtesy-words.ts";
import { jokeTopics } from "./words/negation-words.ts";

/** Positions of figures of speech: "killing me" in "this price is killing me", "phone died", "dying to see". */
export function listFigureOfSpeechPositions(tokens: readonly Token[]): number[] {
  const topics = `${jokeTopics}, ${exaggeratedTopics}`;
  const named = new Set(matchWords(tokens, topics).flatMap(({ at }) => at));
  const exaggerated = matchRules(tokens, [[exaggerations, topics]]).flatMap(({ at }) => at);
  const figures = matchWords(tokens, figuresOfSpeech).flatMap(({ at }) => at);
  const purposeEnds = new Set(matchWords(tokens, purposes).map(({ end }) => end));
  const wishes = matchWords(tokens, wishVerbs).flatMap(({ start, at }) => (purposeEnds.has(start) ? at : []));
  return [...figures, ...wishes, ...exaggerated.filter((position) => !named.has(position))];
}
