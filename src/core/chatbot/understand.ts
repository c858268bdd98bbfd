import { type Finding, findCombinedEmergencies } from "./combinations.ts";
import { type EmergencyId, emergencies } from "./emergencies.ts";
import { listFigureOfSpeechPositions } from "./figures-of-speech.ts";
import { isNameOfItem } from "./is-name-of-item.ts";
import { isInList, matchRules, matchWords, type RuleMatch } from "./match-rules.ts";
import { isNegated, isPainDenied, removeDenied } from "./negation.ts";
import { dropMisattributedChanges } from "./noun-changes.ts";
import { isAboutPast, isInPresentClause, isJoke, isPastEvent } from "./past-events.ts";
import { isFromFilmOrNews, isFromStoryOrReading } from "./stories.ts";
import { type SymptomId, symptoms } from "./symptoms.ts";
import { type Token, tokenize } from "./tokens.ts";
import { painWords } from "./words/body-parts.ts";
import { riseWords } from "./words/change-words.ts";
import { emergencyWords } from "./words/emergency-words.ts";
import { negatesPrevious, relatives } from "./words/negation-words.ts";
import { harmlessPhrases } from "./words/ordinary-words.ts";
import { pesticides } from "./words/poison-words.ts";
import { likeANoose } from "./words/self-harm-words.ts";
import { child, isCircumstance, lasting, type SignId, signs, swelling } from "./words/signs.ts";
import { symptomWords } from "./words/symptom-words.ts";

/** Findings in a sentence. */
export type MessageAnalysis = {
  /** The most urgent first. */
  emergencies: readonly EmergencyId[];
  symptoms: readonly SymptomId[];
  /** Symptoms, and signs that are an emergency only together with others (`combinations.ts`). */
  findings: readonly Finding[];
  /** The findings, without those that only name a test or package ("fever package"). */
  complaints: readonly Finding[];
  /** Whether it only negates symptoms ("no fever"). */
  deniesSymptom: boolean;
  pain: "felt" | "denied" | "none";
  /** The message without the symptoms and pains that it negates: "hair fall" of "no fever, hair fall". */
  affirmed: string;
};

type RuleMatches<Id> = { id: Id; found: RuleMatch[] };

/** All matches in a sentence, before negations are applied. */
type MessageMatches = {
  symptoms: RuleMatches<SymptomId>[];
  emergencies: RuleMatches<EmergencyId>[];
  signs: RuleMatches<SignId>[];
};

/** Analyzes one sentence in English, Hindi or Punjabi, in any spelling and script. Leaves out what is negated. */
export function analyzeMessage(typed: string): MessageAnalysis {
  const written = tokenize(typed);
  const tokens = dropHarmlessPhrases(written);
  const reading = matchMessage(tokens);
  const matched = listMatchedPositions(reading);
  const isPast = isAboutPast(written);
  const isSo = (found: RuleMatch) => !isNegated(tokens, found, new Set([...matched, ...found.at]));
  const foundSymptoms = listMatchedIds(reading.symptoms, isSo);
  const foundSigns = listMatchedIds(
    reading.signs,
    (found, id) => (isCircumstance(id) || isSo(found)) && !(isPast && id === "mauled"),
  );
  const findings = [...foundSymptoms, ...foundSigns];
  const deniedSymptoms = reading.symptoms.flatMap(({ found }) => found).filter((found) => !isSo(found));
  const pains = matchWords(tokens, painWords);
  const deniedPains = pains.filter((pain) => isPainDenied(tokens, pain));
  const isComplaint = (found: RuleMatch) => isSo(found) && !isNameOfItem(tokens, found);
  const urgent = new Set([...listEmergencies(reading, tokens, isSo, isPast), ...findCombinedEmergencies(findings)]);
  return {
    emergencies: emergencies.filter((id) => urgent.has(id)),
    symptoms: foundSymptoms,
    findings,
    complaints: [
      ...listMatchedIds(reading.symptoms, isComplaint),
      ...foundSigns.filter((sign) => isCircumstance(sign) || listMatchedIds(reading.signs, isComplaint).includes(sign)),
    ],
    pain: pains.length === 0 ? "none" : pains.length > deniedPains.length ? "felt" : "denied",
    affirmed: removeDenied(tokens, [...deniedSymptoms, ...deniedPains]),
    deniesSymptom: foundSymptoms.length === 0 && reading.symptoms.some(({ found }) => found.length > 0),
  };
}

function listMatchedIds<Id>(list: readonly RuleMatches<Id>[], isMatched: (found: RuleMatch, id: Id) => boolean): Id[] {
  return list.filter(({ id, found }) => found.some((match) => isMatched(match, id))).map(({ id }) => id);
}

function listEmergencies(
  { emergencies: read }: MessageMatches,
  tokens: readonly Token[],
  isSo: (found: RuleMatch) => boolean,
  isPast: boolean,
): EmergencyId[] {
  const isJoking = isJoke(tokens);
  const urgent = read.filter(({ id, found }) => {
    const current = isPast && canBePast(id) ? found.filter((match) => isInPresentClause(tokens, match)) : found;
    if (isJoking && canBeIdiom(id)) return false;
    if (id === "selfHarm") return found.length > 0;
    return current.some((match) => isSo(match) && !isPastEvent(tokens, match));
  });
  return urgent.map(({ id }) => id);
}

function matchMessage(tokens: readonly Token[]): MessageMatches {
  const reading: MessageMatches = {
    symptoms: symptoms.map(({ id, text }) => ({
      id,
      found: dropForeign(id, tokens, [...matchSymptomName(tokens, text), ...matchRules(tokens, symptomWords[id])]),
    })),
    emergencies: emergencies.map((id) => ({ id, found: matchRules(tokens, emergencyWords[id]) })),
    signs: (Object.keys(signs) as SignId[]).map((id) => ({
      id,
      found: dropForeign(id, tokens, matchRules(tokens, signs[id])),
    })),
  };
  return {
    symptoms: reading.symptoms,
    emergencies: dropStories(dropFalseSelfHarm(reading.emergencies, tokens), tokens),
    signs: withoutLasting(dropStories(dropFalseSelfHarm(reading.signs, tokens), tokens), tokens),
  };
}

/** A fall of the weight or the sugar is not that of another noun. */
function dropForeign(id: SymptomId | SignId, tokens: readonly Token[], found: RuleMatch[]): RuleMatch[] {
  return id === "weightLoss" || id === "lowSugar" ? dropMisattributedChanges(tokens, found) : found;
}

/** "Keede marne wali dawai" kills insects, and "gale me fanda sa" is a throat that closes: neither is a wish to die. */
function dropFalseSelfHarm<Id extends string>(
  list: readonly RuleMatches<Id>[],
  tokens: readonly Token[],
): RuleMatches<Id>[] {
  const harmlessMatches = matchWords(tokens, `${pesticides}, ${likeANoose}`);
  return list.map(({ id, found }) => ({
    id,
    found: isSelfHarmId(id) ? found.filter((match) => !isCoveredBy(match, harmlessMatches)) : found,
  }));
}

/** A movie about an overdose is no alarm; reading about suicide may be a warning. */
function dropStories<Id extends string>(list: readonly RuleMatches<Id>[], tokens: readonly Token[]): RuleMatches<Id>[] {
  return list.map(({ id, found }) => {
    const isStory = isSelfHarmId(id) ? isFromFilmOrNews : isFromStoryOrReading;
    return { id, found: found.filter((match) => !isStory(tokens, match)) };
  });
}

/** A permanent swelling is not caused by today's meal or medicine. */
function withoutLasting(list: RuleMatches<SignId>[], tokens: readonly Token[]): RuleMatches<SignId>[] {
  const places = new Set(matchRules(tokens, [[swelling, lasting]]).flatMap(({ at }) => at));
  return list.map(({ id, found }) => ({
    id,
    found: id === "swelling" ? found.filter(({ at }) => !at.every((position) => places.has(position))) : found,
  }));
}

function isSelfHarmId(id: string): boolean {
  return ["selfHarm", "selfHarmNow", "wishToDie", "atHand"].includes(id);
}

/** Without signs: most are everyday words and mean nothing alone. */
function listMatchedPositions(reading: MessageMatches): Set<number> {
  const found = [...reading.symptoms, ...reading.emergencies].flatMap((entry) => entry.found);
  const heartSigns = reading.signs.filter(({ id }) => ["sweat", "painInArmOrJaw", "nausea"].includes(id));
  return new Set([...found, ...heartSigns.flatMap((entry) => entry.found)].flatMap(({ at }) => at));
}

/** Whether it can be a past event: a heart attack, stroke or accident of years ago is no emergency. */
function canBePast(id: EmergencyId): boolean {
  return ["heart", "stroke", "electricShock", "bite", "animalBite", "other"].includes(id);
}

/** Whether it can be an idiom: "The price gave me a heart attack, haha." Poisoning is never one. */
function canBeIdiom(id: EmergencyId): boolean {
  return ["heart", "stroke", "collapse"].includes(id);
}

function isCoveredBy({ at }: RuleMatch, others: readonly RuleMatch[]): boolean {
  return others.some((otherMatch) => at.every((position) => otherMatch.at.includes(position)));
}

function dropHarmlessPhrases(tokens: readonly Token[]): Token[] {
  // "Saans theek" is harmless, "saans theek nahi" is not.
  const isDenied = ({ end }: RuleMatch) =>
    isInList(tokens[end - 1], riseWords) && isInList(tokens[end], negatesPrevious);
  const found = matchWords(tokens, harmlessPhrases).filter((match) => !isDenied(match));
  // "Rate sun ke papa mar gaye" may be no figure of speech.
  const figures = matchWords(tokens, `${relatives}, ${child}`).length > 0 ? [] : listFigureOfSpeechPositions(tokens);
  const harmless = new Set([...found.flatMap(({ at }) => at), ...figures]);
  return tokens.filter((_, index) => !harmless.has(index));
}

/** Matches a symptom by its name anywhere in the text ("feverish" contains "Fever"). */
function matchSymptomName(tokens: readonly Token[], name: string): RuleMatch[] {
  const text = tokens.map((token) => token.text).join(" ");
  const at = [...text.matchAll(new RegExp(name.toLowerCase(), "g"))].map(({ index }) => index);
  const length = countWords(name);
  return at.map((index) => {
    const start = countWords(text.slice(0, index)) - 1;
    return { start, end: start + length, at: Array.from({ length }, (_, offset) => start + offset) };
  });
}

function countWords(text: string): number {
  return text.split(" ").length;
}
