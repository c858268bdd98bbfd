import { type EmergencyId, emergencies } from "./emergencies.ts";
import { isDenied } from "./reading/denial.ts";
import { type Found, find, findWords } from "./reading/find.ts";
import { named } from "./reading/named.ts";
import { type Token, tokensOf } from "./reading/tokens.ts";
import { type SymptomId, symptoms } from "./symptoms.ts";
import { emergencyWords, harmlessPhrases, heartSigns, pastWords } from "./words/emergency-words.ts";
import { symptomWords } from "./words/symptom-words.ts";

/** What a sentence tells of. */
export type Understood = {
  /** The most pressing first. */
  emergencies: readonly EmergencyId[];
  symptoms: readonly SymptomId[];
  /** Something that makes chest pain an emergency, by itself none. */
  hasHeartSign: boolean;
  /** It names a symptom that is not there, and none that is ("no fever"). */
  deniesSymptom: boolean;
};

/** A sentence in which everything that could tell of something has been found, before denials are read. */
type Reading = {
  symptoms: { id: SymptomId; found: Found[] }[];
  emergencies: { id: EmergencyId; found: Found[] }[];
  heartSigns: Found[];
};

/** Reads one sentence as a patient types it: English, Hindi or Punjabi, in any spelling, with what is denied left out. */
export function understand(typed: string): Understood {
  const tokens = withoutHarmless(tokensOf(typed));
  const reading = read(tokens);
  const said = placesOf(reading);
  const isSo = (found: Found) => !isDenied(tokens, found, said);
  const told = reading.symptoms.filter(({ found }) => found.some(isSo)).map(({ id }) => id);
  const hasHeartSign = reading.heartSigns.some(isSo);
  const urgent = new Set(urgentOf(reading, isSo, findWords(tokens, pastWords).length > 0));
  if (told.includes("chestPain") && (hasHeartSign || told.includes("dizziness"))) urgent.add("heart");
  return {
    emergencies: emergencies.filter((id) => urgent.has(id)),
    symptoms: told,
    hasHeartSign,
    deniesSymptom: told.length === 0 && reading.symptoms.some(({ found }) => found.length > 0),
  };
}

function urgentOf({ emergencies: read }: Reading, isSo: (found: Found) => boolean, isPast: boolean): EmergencyId[] {
  const urgent = read.filter(({ id, found }) => {
    if (isPast && mayBeHistory(id)) return false;
    return answersEvenIfDenied(id) ? found.length > 0 : found.some(isSo);
  });
  return urgent.map(({ id }) => id);
}

function read(tokens: readonly Token[]): Reading {
  return {
    symptoms: symptoms.map(({ id, text }) => ({
      id,
      found: [...named(tokens, text), ...find(tokens, symptomWords[id])],
    })),
    emergencies: emergencies.map((id) => ({ id, found: find(tokens, emergencyWords[id]) })),
    heartSigns: find(tokens, heartSigns),
  };
}

function placesOf(reading: Reading): Set<number> {
  const found = [...reading.symptoms, ...reading.emergencies].flatMap((one) => one.found);
  return new Set([...found, ...reading.heartSigns].flatMap(({ at }) => at));
}

/** A heart attack, a stroke or an accident of years ago is a history, not an emergency. */
function mayBeHistory(id: EmergencyId): boolean {
  return id === "heart" || id === "stroke" || id === "other";
}

/** Nobody is harmed by a kind word too many. */
function answersEvenIfDenied(id: EmergencyId): boolean {
  return id === "selfHarm";
}

function withoutHarmless(tokens: readonly Token[]): Token[] {
  const harmless = new Set(findWords(tokens, harmlessPhrases).flatMap(({ at }) => at));
  return tokens.filter((_, place) => !harmless.has(place));
}
