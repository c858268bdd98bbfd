import { detectTopic } from "./detect-topic.ts";
import { listFigureOfSpeechPositions } from "./figures-of-speech.ts";
import { matchWords } from "./match-rules.ts";
import { isStoryOfEmergency } from "./stories.ts";
import { tokenize } from "./tokens.ts";
import { acknowledgements, questionWords, reasonLinks, received, thanks } from "./words/courtesy-words.ts";
import { itemWords } from "./words/item-words.ts";
import { negatesNext, negatesPrevious, persons, wellWords } from "./words/negation-words.ts";

/** Join another statement to one about well-being. */
const clauseJoints = "but, only, just, bas, sirf, par, lekin, magar, balki, except, however, and, aur, te";

/**
 * The part of a message that may ask something: without clauses about well-being, thanks, what was received, stories and
 * figures of speech, whose words would be searched. Empty if nothing else is said.
 */
export function extractQuestion(typed: string): string {
  const isThankful = mentions(typed, thanks);
  const clauses = typed
    .split(/(?<=[,.;!?।\n])/)
    .filter((clause) => !isAboutWell(clause) && !isReasonOfThanks(clause) && !(isThankful && isReceipt(clause)))
    .filter((clause) => !isStoryOfEmergency(tokenize(clause)));
  return dropSmallTalk(clauses.join(""));
}

/** "My newborn is fine" names nothing to search; "my newborn is fine, CBC price?" does. */
function isAboutWell(clause: string): boolean {
  if (!mentions(clause, persons) || !mentions(clause, wellWords)) return false;
  return !mentions(clause, `${itemWords}, ${clauseJoints}`) && detectTopic(clause).topic === null;
}

/** "Thanks for the report", "report bhejan layi shukriya". */
function isReasonOfThanks(clause: string): boolean {
  if (!mentions(clause, thanks) || !mentions(clause, reasonLinks)) return false;
  return !mentions(clause, `${questionWords}, but, par, lekin, magar`) && !clause.includes("?");
}

/** With thanks, "got my report" asks nothing; "report nahi mili" does. */
function isReceipt(clause: string): boolean {
  if (!mentions(clause, received) || clause.includes("?")) return false;
  return !mentions(clause, `${questionWords}, ${negatesNext}, ${negatesPrevious}, but, par, lekin, magar`);
}

/** Drops thanks with what acknowledges an answer, and figures of speech without what they are about. */
function dropSmallTalk(typed: string): string {
  const tokens = tokenize(typed);
  const isThankful = matchWords(tokens, thanks).length > 0;
  const dropped = new Set([
    ...matchWords(tokens, isThankful ? `${thanks}, ${acknowledgements}` : thanks).flatMap(({ at }) => at),
    ...listFigureOfSpeechPositions(tokens),
  ]);
  if (dropped.size === 0) return typed;
  return tokens
    .filter((_, index) => !dropped.has(index))
    .map(({ text }) => text)
    .join(" ");
}

function mentions(typed: string, list: string): boolean {
  return matchWords(tokenize(typed), list).length > 0;
}
