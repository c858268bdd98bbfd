import { hasIndicScript, spellLetters } from "./letter-names.ts";
import { normalizeSearch, splitWords } from "./normalize.ts";
import { toConsonants, toPhonetic } from "./phonetic.ts";
import { isGenericWord, isNoiseWord } from "./synonyms.ts";
import { listUnknownLetters } from "./unknown-letters.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Services of other places that patients ask for, by the name to respond with. A catalogue entry of that name takes
 * precedence.
 */
const externalServices: Readonly<Record<string, string>> = {
  "X-ray": "xray, eksre, eksare, aiksre, aikasre, x re, aikas re, ekas re, radiograph",
  ECG: "ecg, ekg, electrocardiogram",
  Echocardiography: "echo, eeko, 2d echo, 2decho, echocardiogram, echocardiography",
  "Treadmill test (TMT)": "tmt, treadmill",
  Ultrasound: "ultrasound, ultra sound, usg, sonography, sonogram, doppler, anomaly scan, nt scan, level 2 scan",
  "CT scan": "ct, ctscan, ct scan, cect, hrct",
  MRI: "mri, emarai",
  "PET scan": "pet scan, petscan",
  Scan: "scan",
  "Bone density scan (DEXA)": "dexa, bone density, bmd",
  Mammography: "mammography, mammogram",
  Endoscopy: "endoscopy, colonoscopy, gastroscopy",
  "Biopsy (histopathology)": "biopsy, fnac, histopathology",
  "Pap smear": "pap smear, papsmear, pap test",
  "Glucose tolerance test (GTT)":
    "gtt, ogtt, gct, glucose tolerance, sugar tolerance, glucose challenge, oral glucose, dipsi, jeeteeti",
  "Double marker": "double marker, dual marker",
  "Triple marker": "triple marker",
  "Quadruple marker": "quadruple marker, quad marker",
  NIPT: "nipt",
  "Semen analysis": "semen, sperm count, sperm analysis, semen analysis",
  "COVID-19 test": "covid, corona, rtpcr, rt pcr covid",
  "Lung function test (PFT)": "pft, spirometry, lung function, pulmonary function",
  EEG: "eeg",
  "Nerve conduction study (EMG, NCV)": "emg, ncv, nerve conduction",
  "Hearing test": "audiometry, hearing test",
  "Eye test": "eye test, eye checkup, vision test",
  Vaccination: "vaccination, vaccine dose, vaccine lagwana",
};

type ServicePhrase = { name: string; words: readonly string[] };

const servicePhrases: readonly ServicePhrase[] = Object.entries(externalServices)
  .flatMap(([name, phrases]) => phrases.split(", ").map((phrase) => ({ name, words: splitWords(phrase) })))
  .sort((a, b) => b.words.length - a.words.length);

const singleWords = new Set(servicePhrases.flatMap(({ words }) => (words.length === 1 ? words : [words.join("")])));

/** Whether the word by itself names a service of other places. */
export function isExternalService(word: string): boolean {
  return singleWords.has(word);
}

/**
 * Returns what is asked for and not in this catalogue, by its common names: "ECG", "Vitamin E". Each once, services of
 * other places first, then letters; empty if there is none.
 */
export function listMissingNames(typed: string, vocabulary: Vocabulary): readonly string[] {
  return [...new Set([...listExternalServices(typed, vocabulary), ...listUnknownLetters(typed, vocabulary)])];
}

/** The requested services of other places that no name in the catalogue contains, in the order of the message. */
export function listExternalServices(typed: string, vocabulary: Vocabulary): readonly string[] {
  return findExternalServices(splitSpeltWords(typed), vocabulary);
}

/** Join what is asked for: "ecg or cbc", "ECG te CBC". */
const joints = new Set([
  "or",
  "and",
  "ya",
  "aur",
  "te",
  "ate",
  "ja",
  "jaan",
  "plus",
  "with",
  "naal",
  "nal",
  "saath",
  "sath",
]);

/** Parts of the body that are named for a scan; a blood test of an organ is called "liver test". */
const scannedParts = new Set(
  splitWords(
    `liver kidney brain heart lung chest abdomen stomach pelvis pelvic spine back neck knee hand foot leg arm head shoulder
    breast bladder prostate uterus ovary jigar kaleja gurda gurde kidni dimag dimaag dil fefda phephda chhati seena seene pet
    dhidh pitta pitte peeth kamar lakk gardan goda ghutna hath haath pair sir`,
  ),
);

/**
 * The rest of a message that asks for services of other places too: "cbc" of "ecg or cbc". Null if it names none of
 * them.
 */
export function removeExternalServices(typed: string, vocabulary: Vocabulary): string | null {
  if (listExternalServices(typed, vocabulary).length === 0) return null;
  const parts: string[][] = [[]];
  for (const word of splitSpeltWords(typed.replace(/[,;/+&]/g, " and "))) {
    if (joints.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const others = parts.filter((words) => findExternalServices(words, vocabulary).length === 0 && !isScannedPart(words));
  return others.map((words) => words.join(" ")).join(" ");
}

function isScannedPart(words: readonly string[]): boolean {
  return !words.some(isGenericWord) && words.every((word) => isNoiseWord(word) || scannedParts.has(word));
}

/** The words of a message; letters that are spelt in another script ("ਈਸੀਜੀ") as they are written: "ecg". */
function splitSpeltWords(typed: string): string[] {
  const isSpelt = hasIndicScript(typed);
  return splitWords(normalizeSearch(typed)).map((word) => (isSpelt && spellLetters(word)) || word);
}

function findExternalServices(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const missing = servicePhrases.filter((phrase) => !isInCatalogue(phrase, vocabulary));
  // The longest phrase at a word counts: "PET scan" is no other "Scan".
  const named = new Map<number, string>();
  for (const phrase of missing) {
    for (const index of words.keys()) {
      const positions = Array.from({ length: measurePhrase(words, index, phrase) }, (_, offset) => index + offset);
      if (!positions.some((position) => named.has(position)))
        for (const position of positions) named.set(position, phrase.name);
    }
  }
  return [...new Set([...named].sort(([a], [b]) => a - b).map(([, name]) => name))];
}

const MIN_SOUND_LENGTH = 4;
const MIN_CONSONANTS = 4;

/** How many words from here on are the phrase, written together or apart; 0 if they are not. */
function measurePhrase(words: readonly string[], index: number, { words: phrase }: ServicePhrase): number {
  if (phrase.every((word, offset) => isSameWord(words[index + offset], word))) return phrase.length;
  const whole = phrase.join("");
  return [2, 3, 4].find((length) => words.slice(index, index + length).join("") === whole) ?? 0;
}

function isSameWord(typed: string | undefined, word: string): boolean {
  if (typed === undefined || typed === word) return typed === word;
  if (word.length < MIN_SOUND_LENGTH || typed.length < MIN_SOUND_LENGTH) return false;
  const [heard, sound] = [toPhonetic(typed), toPhonetic(word)];
  const consonants = toConsonants(sound);
  return heard === sound || (consonants.length >= MIN_CONSONANTS && toConsonants(heard) === consonants);
}

function isInCatalogue({ words }: ServicePhrase, vocabulary: Vocabulary): boolean {
  const [only = ""] = words;
  if (words.length === 1) return vocabulary.has(only);
  return words.slice(1).every((word, index) => vocabulary.hasPair(words[index] ?? "", word));
}
