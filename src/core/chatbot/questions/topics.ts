import { find, findWords } from "#core/chatbot/reading/find.ts";
import { type Token, tokensOf } from "#core/chatbot/reading/tokens.ts";
import { countedThings, type Topic, topicWords } from "./topic-words.ts";

/** What a message asks of the lab, and what is left of it once the words of the question are taken away. */
export type Asked = { topic: Topic | null; rest: string };

/** The first topic of the list that a message asks after; `rest` names what it asks that of: "thyroid" of "price of thyroid". */
export function askedOf(typed: string): Asked {
  const tokens = tokensOf(typed);
  const counted = new Set(findWords(tokens, countedThings).flatMap(({ at }) => at));
  for (const topic of Object.keys(topicWords) as Topic[]) {
    const at = placesOf(topic, tokens).filter((place) => topic !== "price" || !counted.has(place));
    if (at.length > 0) return { topic, rest: without(tokens, new Set(at)) };
  }
  return { topic: null, rest: typed };
}

function placesOf(topic: Topic, tokens: readonly Token[]): number[] {
  return find(tokens, topicWords[topic]).flatMap(({ at }) => at);
}

function without(tokens: readonly Token[], places: ReadonlySet<number>): string {
  return tokens
    .filter((_, place) => !places.has(place))
    .map(({ text }) => text)
    .join(" ");
}
