import { type Found, find, findWords } from "#core/chatbot/reading/find.ts";
import { type Token, tokensOf } from "#core/chatbot/reading/tokens.ts";
import type { Rule } from "#core/chatbot/words/rule.ts";
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
  // What is eaten stands in many sentences; of it the two halves stand near each other.
  const found = topic === "fasting" ? find(tokens, topicWords[topic]) : findAnywhere(tokens, topicWords[topic]);
  return found.flatMap(({ at }) => at);
}

/** A message is short: the halves of a question may stand anywhere in it. */
function findAnywhere(tokens: readonly Token[], rules: readonly Rule[]): readonly Found[] {
  return rules.flatMap(([one, other]) => {
    const [ones, others] = [findWords(tokens, one), other === undefined ? null : findWords(tokens, other)];
    if (others === null) return ones;
    const isApart = ones.some(({ at }) => others.some((second) => second.at.every((place) => !at.includes(place))));
    return isApart ? [...ones, ...others] : [];
  });
}

function without(tokens: readonly Token[], places: ReadonlySet<number>): string {
  return tokens
    .filter((_, place) => !places.has(place))
    .map(({ text }) => text)
    .join(" ");
}
