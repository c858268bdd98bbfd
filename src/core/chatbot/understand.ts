import { combined, type Told } from "./combinations.ts";
import { type EmergencyId, emergencies } from "./emergencies.ts";
import { emergencyWords } from "./emergency-words/emergency-words.ts";
import { pesticides } from "./emergency-words/poison-words.ts";
import { likeANoose } from "./emergency-words/self-harm-words.ts";
import { isDenied } from "./reading/denial.ts";
import { type Found, find, findWords } from "./reading/find.ts";
import { isJoke, isOver, speaksOfPast } from "./reading/past.ts";
import { type Token, tokensOf } from "./reading/tokens.ts";
import { type SymptomId, symptoms } from "./symptoms.ts";
import { harmlessPhrases } from "./words/ordinary-words.ts";
import { isCircumstance, lasting, type SignId, signs, swelling } from "./words/signs.ts";
import { symptomWords } from "./words/symptom-words.ts";

/** What a sentence tells of. */
export type Understood = {
  /** The most pressing first. */
  emergencies: readonly EmergencyId[];
  symptoms: readonly SymptomId[];
  /** The symptoms, and the signs that make an emergency beside another of them (`combinations.ts`). */
  told: readonly Told[];
  /** It names a symptom that is not there, and none that is ("no fever"). */
  deniesSymptom: boolean;
};

type Read<Id> = { id: Id; found: Found[] };

/** A sentence in which everything that could tell of something has been found, before denials are read. */
type Reading = { symptoms: Read<SymptomId>[]; emergencies: Read<EmergencyId>[]; signs: Read<SignId>[] };

/** Reads one sentence as a patient types it: English, Hindi or Punjabi, in any spelling and script, with what is denied left out. */
export function understand(typed: string): Understood {
  const written = tokensOf(typed);
  const tokens = withoutHarmless(written);
  const reading = read(tokens);
  const said = placesOf(reading);
  const isPast = speaksOfPast(written);
  const isSo = (found: Found) => !isDenied(tokens, found, new Set([...said, ...found.at]));
  const symptomsTold = idsOf(reading.symptoms, isSo);
  const signsTold = idsOf(
    reading.signs,
    (found, id) => (isCircumstance(id) || isSo(found)) && !(isPast && id === "mauled"),
  );
  const told = [...symptomsTold, ...signsTold];
  const urgent = new Set([...urgentOf(reading, tokens, isSo, isPast), ...combined(told)]);
  return {
    emergencies: emergencies.filter((id) => urgent.has(id)),
    symptoms: symptomsTold,
    told,
    deniesSymptom: symptomsTold.length === 0 && reading.symptoms.some(({ found }) => found.length > 0),
  };
}

function idsOf<Id>(list: readonly Read<Id>[], isTold: (found: Found, id: Id) => boolean): Id[] {
  return list.filter(({ id, found }) => found.some((one) => isTold(one, id))).map(({ id }) => id);
}

function urgentOf(
  { emergencies: read }: Reading,
  tokens: readonly Token[],
  isSo: (found: Found) => boolean,
  isPast: boolean,
): EmergencyId[] {
  const jokes = isJoke(tokens);
  const urgent = read.filter(({ id, found }) => {
    if (isPast && mayBeHistory(id)) return false;
    if (jokes && mayBeIdiom(id)) return false;
    if (id === "selfHarm") return found.length > 0;
    return found.some((one) => isSo(one) && !isOver(tokens, one));
  });
  return urgent.map(({ id }) => id);
}

function read(tokens: readonly Token[]): Reading {
  const reading: Reading = {
    symptoms: symptoms.map(({ id, text }) => ({
      id,
      found: [...named(tokens, text), ...find(tokens, symptomWords[id])],
    })),
    emergencies: emergencies.map((id) => ({ id, found: find(tokens, emergencyWords[id]) })),
    signs: (Object.keys(signs) as SignId[]).map((id) => ({ id, found: find(tokens, signs[id]) })),
  };
  return {
    symptoms: reading.symptoms,
    emergencies: withoutNoWish(reading.emergencies, tokens),
    signs: withoutLasting(withoutNoWish(reading.signs, tokens), tokens),
  };
}

/** "Keede marne wali dawai" kills insects, and "gale me fanda sa" is a throat that closes: neither is a wish to die. */
function withoutNoWish<Id extends string>(list: readonly Read<Id>[], tokens: readonly Token[]): Read<Id>[] {
  const others = findWords(tokens, `${pesticides}, ${likeANoose}`);
  return list.map(({ id, found }) => ({
    id,
    found: mayBeWish(id) ? found.filter((one) => !isInside(one, others)) : found,
  }));
}

/** A swelling that somebody always has comes from no meal or medicine of today. */
function withoutLasting(list: Read<SignId>[], tokens: readonly Token[]): Read<SignId>[] {
  const places = new Set(find(tokens, [[swelling, lasting]]).flatMap(({ at }) => at));
  return list.map(({ id, found }) => ({
    id,
    found: id === "swelling" ? found.filter(({ at }) => !at.every((place) => places.has(place))) : found,
  }));
}

function mayBeWish(id: string): boolean {
  return ["selfHarm", "selfHarmNow", "wishToDie", "atHand"].includes(id);
}

/** Signs are left out: most are everyday words, and stand for nothing where they stand alone. */
function placesOf(reading: Reading): Set<number> {
  const found = [...reading.symptoms, ...reading.emergencies].flatMap((one) => one.found);
  const ofHeart = reading.signs.filter(({ id }) => ["sweat", "painInArmOrJaw", "nausea"].includes(id));
  return new Set([...found, ...ofHeart.flatMap((one) => one.found)].flatMap(({ at }) => at));
}

/** A heart attack, a stroke or an accident of years ago is a history, not an emergency. */
function mayBeHistory(id: EmergencyId): boolean {
  return ["heart", "stroke", "electricShock", "bite", "animalBite", "other"].includes(id);
}

/** "The price gave me a heart attack, haha." Nobody jests of what was swallowed. */
function mayBeIdiom(id: EmergencyId): boolean {
  return ["heart", "stroke", "collapse"].includes(id);
}

function isInside({ at }: Found, others: readonly Found[]): boolean {
  return others.some((other) => at.every((place) => other.at.includes(place)));
}

function withoutHarmless(tokens: readonly Token[]): Token[] {
  const harmless = new Set(findWords(tokens, harmlessPhrases).flatMap(({ at }) => at));
  return tokens.filter((_, place) => !harmless.has(place));
}

/** Row 9.43: a symptom is matched by its name anywhere in the typed text ("feverish" holds "Fever"). */
function named(tokens: readonly Token[], name: string): Found[] {
  const text = tokens.map((token) => token.text).join(" ");
  const at = [...text.matchAll(new RegExp(name.toLowerCase(), "g"))].map(({ index }) => index);
  const length = wordsIn(name);
  return at.map((index) => {
    const start = wordsIn(text.slice(0, index)) - 1;
    return { start, end: start + length, at: Array.from({ length }, (_, offset) => start + offset) };
  });
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}
