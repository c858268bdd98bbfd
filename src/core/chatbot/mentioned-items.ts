import { findItems, type MatchedItem } from "./find-items.ts";
import type { LabKnowledge } from "./lab-knowledge.ts";
import { isInList, matchRules, matchWords } from "./match-rules.ts";
import { tokenize } from "./tokens.ts";
import { removeWeightGain } from "./weight-gain.ts";
import { medicines } from "./words/asking-words.ts";
import { checkupWords, itemLinks, itemWords, periodWords, routineSamples } from "./words/item-words.ts";
import { relatives } from "./words/negation-words.ts";
import { periods } from "./words/pregnancy-words.ts";
import type { Topic } from "./words/topic-words.ts";

const MAX_ITEMS = 4;

/**
 * Items that the message names; the full-body checkups if it asks for a checkup and names nothing, and the thyroid first
 * for a gain of weight. `rest` is the message without the words of its question.
 */
export function findMentionedItems(
  topic: Topic | null,
  { typed, rest }: { typed: string; rest: string },
  knowledge: LabKnowledge,
): readonly MatchedItem[] {
  const withoutGain = topic === null ? removeWeightGain(rest) : null;
  if (withoutGain !== null) return findForWeightGain(withoutGain, knowledge);
  const canBeCheckup = topic === null || topic === "book" || topic === "price";
  if (canBeCheckup && isPeriodic(typed)) return findPeriodic(rest, knowledge);
  const isMedicine = topic === "fasting" && mentions(typed, medicines);
  const named = isMedicine ? extractTestNames(typed) : rest;
  const items = findItems(named, knowledge, topic !== null && topic !== "price");
  const isCheckup = items.length === 0 && topic !== "price" && canBeCheckup && mentions(typed, checkupWords);
  return isCheckup ? findFullBody(knowledge) : items;
}

function findFullBody(knowledge: LabKnowledge): MatchedItem[] {
  return findItems("full body checkup", knowledge, false);
}

/** A gain of weight is the thyroid's first; with the periods it may be PCOS. */
function findForWeightGain(rest: string, knowledge: LabKnowledge): MatchedItem[] {
  const pcos = mentions(rest, periods) ? findItems("pcos", knowledge, true).slice(0, 1) : [];
  const found = [...findItems("thyroid", knowledge, true).slice(0, 1), ...pcos, ...findItems(rest, knowledge, false)];
  return found.filter(({ sold }, index) => found.findIndex((item) => item.sold === sold) === index).slice(0, MAX_ITEMS);
}

/** "Routine checkup", "saal da test"; "urine routine" is a test's name. */
function isPeriodic(typed: string): boolean {
  const hasPeriod = matchRules(tokenize(typed), [[periodWords, `${checkupWords}, ${itemWords}`]]).length > 0;
  return hasPeriod && !mentions(typed, routineSamples);
}

function findPeriodic(rest: string, knowledge: LabKnowledge): MatchedItem[] {
  const tokens = tokenize(rest);
  const said = `${periodWords}, ${checkupWords}, ${itemWords}, ${relatives}, health, blood, khoon, body, badan, sharir, sareer`;
  const dropped = new Set(matchWords(tokens, said).flatMap(({ at }) => at));
  const others = tokens.filter((_, index) => !dropped.has(index)).map(({ text }) => text);
  const named = findItems(others.join(" "), knowledge, true);
  return named.length > 0 ? named : findFullBody(knowledge);
}

/** What a question about a medicine names as a test: "bp tablet" asks for none, "before the thyroid test" does. */
function extractTestNames(typed: string): string {
  const tokens = tokenize(typed);
  return matchWords(tokens, itemWords)
    .flatMap(({ start }) => tokens.slice(0, start).findLast((token) => !isInList(token, itemLinks)) ?? [])
    .map(({ text }) => text)
    .join(" ");
}

function mentions(typed: string, list: string): boolean {
  return matchWords(tokenize(typed), list).length > 0;
}
