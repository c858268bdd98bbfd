import { isInList, matchRules, matchWords } from "./match-rules.ts";
import { type Token, tokenize } from "./tokens.ts";
import { negatesNext, negatesPrevious, relatives, wellWords } from "./words/negation-words.ts";
import { child, signs } from "./words/signs.ts";
import { adultSubjects, doubtWords, notNow, statementJoints, thirdPersons } from "./words/well-words.ts";

/**
 * Drops "my newborn is fine" of a message, or of a conversation, that then tells of an adult: "but I cannot breathe" is
 * the speaker's emergency. In doubt the infant stays: if anything else may be about it, if the speaker only observes ("I
 * think"), or if the infant was well before.
 */
export function dropWellInfants(messages: readonly string[]): { heard: string[]; isInfantWell: boolean } {
  const ofLast = dropFrom(messages.slice(-1));
  if (ofLast) return { heard: [...messages.slice(0, -1), ...ofLast], isInfantWell: true };
  const heard = dropFrom(messages);
  return { heard: heard ?? [...messages], isInfantWell: heard !== null };
}

/** Null if the messages tell of no well infant, or may tell of no adult. */
function dropFrom(messages: readonly string[]): string[] | null {
  const statements = messages.map(splitStatements);
  const others = statements.flat().filter((statement) => !saysInfantIsWell(statement));
  const isAboutAdult = others.some(hasAdultSubject) && !others.some(mayBeAboutInfant);
  if (!isAboutAdult || others.length === statements.flat().length) return null;
  return messages.map((typed, index) => {
    const kept = (statements[index] ?? []).filter((statement) => !saysInfantIsWell(statement));
    const isWhole = kept.length === statements[index]?.length;
    return isWhole ? typed : kept.map((tokens) => tokens.map(({ text }) => text).join(" ")).join(". ");
  });
}

/** The statements of a message, between stops and words that join them. */
function splitStatements(typed: string): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokenize(typed)) {
    if (/^[.,]$/.test(token.text) || isInList(token, statementJoints)) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter((tokens) => tokens.length > 0);
}

const infantRules = [...signs.newborn, ...signs.youngInfant, ...signs.baby, [child] as const];

function namesInfant(tokens: readonly Token[]): boolean {
  return matchRules(tokens, infantRules).length > 0;
}

function saysInfantIsWell(tokens: readonly Token[]): boolean {
  const denied = `${negatesNext}, ${negatesPrevious}, ${notNow}`;
  return namesInfant(tokens) && mentions(tokens, wellWords) && !mentions(tokens, denied);
}

function mayBeAboutInfant(tokens: readonly Token[]): boolean {
  return namesInfant(tokens) || mentions(tokens, `${thirdPersons}, ${doubtWords}`);
}

function hasAdultSubject(tokens: readonly Token[]): boolean {
  return mentions(tokens, `${adultSubjects}, ${relatives}`);
}

function mentions(tokens: readonly Token[], list: string): boolean {
  return matchWords(tokens, list).length > 0;
}
