import type { WordRule } from "#core/chatbot/words/rule.ts";
import { matchRules, matchWords, type RuleMatch } from "./match-rules.ts";
import { type Token, tokenize } from "./tokens.ts";
import { noPrices, type Topic, topicRules } from "./words/topic-words.ts";

/** Topic of a message, and the rest of the message without the words of the question. */
export type DetectedTopic = { topic: Topic | null; rest: string };

/** Detects the first matching topic in the list; `rest` is its object: "thyroid" of "price of thyroid". */
export function detectTopic(typed: string): DetectedTopic {
  const tokens = tokenize(typed);
  const priced = withoutCounts(tokens);
  for (const [topic, ...rules] of topicRules) {
    const positions = listTopicPositions(topic, topic === "price" ? priced : tokens, rules);
    if (positions.length > 0) return { topic, rest: removePositions(tokens, new Set(positions)) };
  }
  return { topic: null, rest: typed };
}

const [stop] = tokenize(".");

/** Replaces words that look like a price question but are not with a stop. */
function withoutCounts(tokens: readonly Token[]): readonly Token[] {
  const unpriced = new Set(matchWords(tokens, noPrices).flatMap(({ at }) => at));
  return tokens.map((token, index) => (stop && unpriced.has(index) ? stop : token));
}

/** Their words are frequent, so the two halves of such a question must be near each other. */
const nearTopics: ReadonlySet<Topic> = new Set<Topic>(["fasting", "area", "hours", "consult", "prescription", "child"]);

function listTopicPositions(topic: Topic, tokens: readonly Token[], rules: readonly WordRule[]): number[] {
  const found = nearTopics.has(topic) ? matchRules(tokens, rules) : matchAnywhere(tokens, rules);
  return found.flatMap(({ at }) => at);
}

/** Messages are short: the halves of a question may be anywhere. */
function matchAnywhere(tokens: readonly Token[], rules: readonly WordRule[]): readonly RuleMatch[] {
  return rules.flatMap(([firstList, secondList]) => {
    const [ones, others] = [
      matchWords(tokens, firstList),
      secondList === undefined ? null : matchWords(tokens, secondList),
    ];
    if (others === null) return ones;
    const isApart = ones.some(({ at }) =>
      others.some((second) => second.at.every((position) => !at.includes(position))),
    );
    return isApart ? [...ones, ...others] : [];
  });
}

function removePositions(tokens: readonly Token[], positions: ReadonlySet<number>): string {
  return tokens
    .filter((_, index) => !positions.has(index))
    .map(({ text }) => text)
    .join(" ");
}
