import { plain, wordsOf } from "./plain.ts";
import { consonantsOf, soundOf } from "./sound.ts";
import { hasOwnScript, spelt } from "./spelt-letters.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What patients ask for that other places do, by the name to answer with. What a catalogue names itself is offered all the same. */
const elsewhere: Readonly<Record<string, string>> = {
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

type Phrase = { name: string; words: readonly string[] };

const phrases: readonly Phrase[] = Object.entries(elsewhere)
  .flatMap(([name, said]) => said.split(", ").map((one) => ({ name, words: wordsOf(one) })))
  .sort((one, other) => other.words.length - one.words.length);

const alone = new Set(phrases.flatMap(({ words }) => (words.length === 1 ? words : [words.join("")])));

/** Whether the word by itself names what other places do. */
export function isDoneElsewhere(word: string): boolean {
  return alone.has(word);
}

/**
 * What was asked for that this catalogue does not hold, by the name that people know: "ECG", "Vitamin E"; null where it asks
 * for nothing of the kind.
 */
export function notOffered(typed: string, vocabulary: Vocabulary): string | null {
  return doneElsewhere(typed, vocabulary) ?? unknownLetter(plain(typed), vocabulary);
}

/** Of what other places do, the first that was asked for and that no name of the catalogue holds. */
export function doneElsewhere(typed: string, vocabulary: Vocabulary): string | null {
  const isSpelt = hasOwnScript(typed);
  const words = wordsOf(plain(typed)).map((word) => (isSpelt && spelt(word)) || word);
  const asked = phrases.find((phrase) => isSaidIn(words, phrase) && !isNamed(phrase, vocabulary));
  return asked?.name ?? null;
}

const SHORTEST_SOUND = 4;
const FEWEST_CONSONANTS = 4;

function isSaidIn(words: readonly string[], { words: phrase }: Phrase): boolean {
  const whole = phrase.join("");
  return words.some((_, at) => {
    if (phrase.every((word, offset) => isSame(words[at + offset], word))) return true;
    return [2, 3, 4].some((length) => words.slice(at, at + length).join("") === whole);
  });
}

function isSame(typed: string | undefined, word: string): boolean {
  if (typed === undefined || typed === word) return typed === word;
  if (word.length < SHORTEST_SOUND || typed.length < SHORTEST_SOUND) return false;
  const [heard, sound] = [soundOf(typed), soundOf(word)];
  const consonants = consonantsOf(sound);
  return heard === sound || (consonants.length >= FEWEST_CONSONANTS && consonantsOf(heard) === consonants);
}

function isNamed({ words }: Phrase, vocabulary: Vocabulary): boolean {
  const [only = ""] = words;
  if (words.length === 1) return vocabulary.has(only);
  return words.slice(1).every((word, at) => vocabulary.hasPair(words[at] ?? "", word));
}

/** A letter that the catalogue does not know behind a word that it knows with others: "vitamin e" beside vitamins B12 and D3. */
function unknownLetter(typed: string, vocabulary: Vocabulary): string | null {
  for (const [, word = "", letter = ""] of typed.matchAll(/([a-z]{4,}) ([b-z])(?![a-z0-9])/g)) {
    const known = vocabulary.lettersBehind(wordsOf(word)[0] ?? "");
    if (known.size > 1 && !known.has(letter))
      return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${letter.toUpperCase()}`;
  }
  return null;
}
