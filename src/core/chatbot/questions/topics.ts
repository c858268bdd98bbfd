import { type Found, find, findWords } from "#core/chatbot/reading/find.ts";
import { type Token, tokensOf } from "#core/chatbot/reading/tokens.ts";
import type { Rule } from "#core/chatbot/words/rule.ts";
import { noPrices, type Topic, topicRules } from "./topic-words.ts";

/** What a message asks of the lab, and what is left of it once the words of the question are taken away. */
export type Asked = { topic: Topic | null; rest: string };

/** The first topic of the list that a message asks after; `rest` names what it asks that of: "thyroid" of "price of thyroid". */
export function askedOf(typed: string): Asked {
  const tokens = tokensOf(typed);
  const priced = withoutCounts(tokens);
  for (const [topic, ...rules] of topicRules) {
    const at = placesOf(topic, topic === "price" ? priced : tokens, rules);
    if (at.length > 0) return { topic, rest: without(tokens, new Set(at)) };
  }
  return { topic: null, rest: typed };
}

const [stop] = tokensOf(".");

/** The same words, with a stop in place of each that would ask for a price and does not. */
function withoutCounts(tokens: readonly Token[]): readonly Token[] {
  const unpriced = new Set(findWords(tokens, noPrices).flatMap(({ at }) => at));
  return tokens.map((token, place) => (stop && unpriced.has(place) ? stop : token));
}

/** Their words stand in many sentences: the two halves of such a question stand near each other. */
const nearTopics: ReadonlySet<Topic> = new Set<Topic>(["fasting", "area", "hours", "consult", "prescription", "child"]);

function placesOf(topic: Topic, tokens: readonly Token[], rules: readonly Rule[]): number[] {
  const found = nearTopics.has(topic) ? find(tokens, rules) : findAnywhere(tokens, rules);
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
