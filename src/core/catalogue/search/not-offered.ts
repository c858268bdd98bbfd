import { hasIndicScript, spellLetters } from "./letter-names.ts";
import { normalizeSearch, splitWords } from "./normalize.ts";
import { toConsonants, toPhonetic } from "./phonetic.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Services of other places that patients ask for, by the name to respond with. A catalogue entry of that name takes
 * precedence.
 */
const externalServices: Readonly<Record<string, string>> = {
  "X-ray": "xray, eksre, eksare, aiksre, aikasre, radiograph",
  ECG: "ecg, ekg, electrocardiogram",
  Echocardiography: "echo, 2d echo, 2decho, echocardiogram, echocardiography",
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
 * Returns the requested service that this catalogue does not have, by its common name: "ECG", "Vitamin E"; null if
 * there is none.
 */
export function detectNotOffered(typed: string, vocabulary: Vocabulary): string | null {
  return findExternalService(typed, vocabulary) ?? findUnknownLetter(normalizeSearch(typed), vocabulary);
}

/** The first requested service of other places that no name in the catalogue contains. */
export function findExternalService(typed: string, vocabulary: Vocabulary): string | null {
  const isSpelt = hasIndicScript(typed);
  const words = splitWords(normalizeSearch(typed)).map((word) => (isSpelt && spellLetters(word)) || word);
  const missing = servicePhrases.find((phrase) => isPhraseIn(words, phrase) && !isInCatalogue(phrase, vocabulary));
  return missing?.name ?? null;
}

const MIN_SOUND_LENGTH = 4;
const MIN_CONSONANTS = 4;

function isPhraseIn(words: readonly string[], { words: phrase }: ServicePhrase): boolean {
  const whole = phrase.join("");
  return words.some((_, index) => {
    if (phrase.every((word, offset) => isSameWord(words[index + offset], word))) return true;
    return [2, 3, 4].some((length) => words.slice(index, index + length).join("") === whole);
  });
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

/**
 * A letter unknown to the catalogue after a word that it knows with other letters: "vitamin e" next to vitamins B12 and
 * D3.
 */
function findUnknownLetter(typed: string, vocabulary: Vocabulary): string | null {
  for (const [, word = "", letter = ""] of typed.matchAll(/([a-z]{4,}) ([b-z])(?![a-z0-9])/g)) {
    const letters = vocabulary.lettersBehind(splitWords(word)[0] ?? "");
    if (letters.size > 1 && !letters.has(letter))
      return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${letter.toUpperCase()}`;
  }
  return null;
}
