// Rows 9.43, 10.50
import { describe, expect, test } from "vitest";
import { developmentSentences1 } from "#test/chatbot/development-set-1.ts";
import { developmentSentences2 } from "#test/chatbot/development-set-2.ts";
import { emergenciesByRule } from "#test/chatbot/emergencies-by-rule.ts";
import { fiveScriptSentences } from "#test/chatbot/five-scripts.ts";
import { fiveScriptHoldout } from "#test/chatbot/five-scripts-holdout.ts";
import { harmlessNeighbours } from "#test/chatbot/harmless-neighbours.ts";
import { holdoutSentences } from "#test/chatbot/holdout.ts";
import { holdout1Sentences } from "#test/chatbot/holdout-1.ts";
import { holdout2Sentences } from "#test/chatbot/holdout-2.ts";
import { nearbyEmergencies, nearbyHarmless } from "#test/chatbot/holdout-2-neighbours.ts";
import { longHoldoutSentences } from "#test/chatbot/holdout-long.ts";
import { measureSentences } from "#test/chatbot/measure.ts";
import { measureScript } from "#test/chatbot/measure-scripts.ts";
import { emergenciesOfMothersAndInfants, harmlessOfMothersAndInfants } from "#test/chatbot/mothers-and-infants.ts";
import { relativeSentences } from "#test/chatbot/relatives.ts";
import type { ExpectedSentence } from "#test/chatbot/sentence.ts";
import { measureProcessorTime } from "#test/processor-time.ts";
import { analyzeMessage } from "./understand.ts";

const all: ExpectedSentence[] = [
  ...developmentSentences1,
  ...developmentSentences2,
  ...holdoutSentences,
  ...longHoldoutSentences,
  ...relativeSentences,
];
/** Two typos in one word are too many; the reply is then a question and the list of symptoms. */
const unrecognized = ["bpain in joints"];

describe("sentences that patients type", () => {
  const { symptoms, emergencies, mistakes } = measureSentences(all);

  test("all except these are understood exactly", () => {
    expect(mistakes.map(({ says }) => says)).toEqual(unrecognized);
  });

  test("misses no emergency and reports no false one", () => {
    expect(emergencies).toMatchObject({ missed: 0, wrong: 0 });
    expect(emergencies.right).toBeGreaterThan(260);
  });

  test("finds symptoms with a precision and recall of at least 99 percent", () => {
    expect(symptoms.precision).toBeGreaterThan(0.99);
    expect(symptoms.recall).toBeGreaterThan(0.99);
  });
});

const scriptSets = [fiveScriptSentences, fiveScriptHoldout, holdout1Sentences, holdout2Sentences];

describe.each(scriptSets.flatMap((set) => Object.entries(set)))("in %s", (_, sentences) => {
  const { emergencies, heard, missed, falseAlarms, misread } = measureScript(sentences);

  test("detects every harm, and a wish to die as nothing else", () => {
    expect(missed).toEqual([]);
    expect(heard).toBe(emergencies);
  });

  test("harmless sentences raise no alarm, and their symptoms are found", () => {
    expect(falseAlarms).toEqual([]);
    expect(misread).toEqual([]);
  });
});

test.each([emergenciesByRule, nearbyEmergencies, emergenciesOfMothersAndInfants].flatMap((set) => Object.entries(set)))(
  "detects every wording: %s",
  (_, wordings) => {
    const missed = wordings
      .trim()
      .split(/\n\s*/)
      .filter((says) => analyzeMessage(says).emergencies.length === 0);
    expect(missed).toEqual([]);
  },
);

test("words similar to an emergency's raise no alarm", () => {
  const harmless = [...harmlessNeighbours, ...nearbyHarmless, ...harmlessOfMothersAndInfants];
  expect(harmless.filter((says) => analyzeMessage(says).emergencies.length > 0)).toEqual([]);
});

test.each([
  ["bp 70/40", ["circulation"]],
  ["bp 120/70", []],
  ["bp 130 by 80 aaya", []],
  ["umar 70, bp ki goli", []],
  ["loose motions since morning", []],
  ["haath pair thande rehte hain sardi me", []],
  ["dast 20 baar, haath pair thande", ["circulation"]],
  ["dengue test kitne ka hai", []],
  ["dengue hai aur peshab nahi aaya", ["circulation"]],
])("detects a shock by two signs, or by a too low blood pressure: %s", (says, expected) => {
  expect(analyzeMessage(says).emergencies).toEqual(expected);
});

test.each([
  ["uth hi nahi raha", ["collapse"]],
  ["koi jawab nahi", ["collapse"]],
  ["mera sah ukhad reha lamme pe nahi hunda", ["breathing"]],
  ["behosh ho gya uthda ni", ["collapse"]],
  ["behoshi nahi hui", []],
])("a 'nahi' negates its neighbour and nothing before it: %s", (says, expected) => {
  expect(analyzeMessage(says).emergencies).toEqual(expected);
});

test.each([
  ["pseena te chaati ch drd", ["heart"]],
  ["sulfas khalyi", ["poison"]],
  ["mirgi da dora", ["collapse"]],
  ["akhan nahi kholda", ["collapse"]],
  ["ਅੱਖਾਂ ਨਹੀਂ ਖੋਲ੍ਹਦਾ", ["collapse"]],
])("reads hasty spellings by their sound: %s", (says, expected) => {
  expect(analyzeMessage(says).emergencies).toEqual(expected);
});

test.each([
  ["kutte ne kaat liya", ["animalBite"]],
  ["bachpan me kutte ne kaata tha", []],
  ["pichle saal kutte ne kaata tha", []],
  ["rate sun ke behosh ho gaya haha", []],
  ["papa behosh ho gaye haha", ["collapse"]],
  ["chacha ka muh tedha ho gaya lol", ["stroke"]],
  ["my teacher is having a fit over attendance", []],
  ["he is having a fit over ten minutes", ["collapse"]],
  ["pichle saal kutte ne noch liya tha", []],
  ["heart attack ton bachan layi test", []],
  ["he had fits when he was 2", []],
  ["he had a fit when he was bathing", ["collapse"]],
  ["my grandfather died of stroke", []],
  ["mere nana ki death heart attack se hui thi", []],
  ["ਬਾਪੂ ਜੀ ਦੀ ਮੌਤ ਹਾਰਟ ਅਟੈਕ ਨਾਲ ਹੋਈ ਸੀ", []],
  ["she had seizures years ago", []],
  ["papa ko stroke aaya, mar jayenge", ["stroke"]],
  ["is fits covered in insurance", []],
])("the past, a topic or a joke is no emergency: %s", (says, expected) => {
  expect(analyzeMessage(says).emergencies).toEqual(expected);
});

test.each([
  "ਸਾਨੂੰ ਰਿਪੋਰਟ ਚਾਹੀਦੀ ਹੈ",
  "मैंने टेस्ट किया",
  "jinna jaldi ho sake",
  "haddi ka dard",
  "lead poisoning test",
  "stool occult blood test",
])("an everyday word that resembles one of ours is only itself: %s", (says) => {
  expect(analyzeMessage(says).emergencies).toEqual([]);
});

test.each([
  ["roti khani hai", []],
  ["ਰੋਟੀ ਖਾਣੀ ਹੈ", []],
  ["खाना खाना है", []],
  ["his face has gone crooked", ["stroke"]],
])("eating is no cough, and 'gone' between two words negates none: %s", (says, expected) => {
  expect(analyzeMessage(says)).toMatchObject({ emergencies: expected, symptoms: [] });
});

test.each([
  ["बुखार नहीं है", []],
  ["bukhar utarda nahi", ["fever"]],
  ["khansi rukti ni", ["cough"]],
])("a symptom that does not go away is present: %s", (says, symptoms) => {
  expect(analyzeMessage(says).symptoms).toEqual(symptoms);
});

test.each([
  ["pichle saal daura pya si", []],
  ["pehlan adhrang hoya si", []],
  ["pehle seene me dard tha ab lakwa maar gaya", ["stroke"]],
  ["pichle saal bhi daura pada tha, aaj phir pada hai", ["collapse"]],
])("a past event is no emergency, unless it is back today: %s", (says, expected) => {
  expect(analyzeMessage(says).emergencies).toEqual(expected);
});

test.each([
  ["gale me fanda sa lag raha", ["breathing"]],
  ["gale me fanda laga liya", ["selfHarmNow", "selfHarm"]],
  ["keede marne wali dawai chahiye", []],
])("distinguishes a noose from a throat that closes: %s", (says, expected) => {
  expect(analyzeMessage(says).emergencies).toEqual(expected);
});

test.each([
  ["sugar 45 hai", ["lowSugar"]],
  ["age 45, sugar test", []],
  ["sugar 45 saal se hai", []],
])("distinguishes a low sugar from an age: %s", (says, expected) => {
  expect(analyzeMessage(says).emergencies).toEqual(expected);
});

test("finds a symptom by its name anywhere in the text, ignoring case", () => {
  for (const text of ["FEVER", "feverish", "is it fever?", "fever\n", "weight  loss", "…headaches…"])
    expect(analyzeMessage(text).symptoms).toHaveLength(1);
});

test("reads any message without an error", () => {
  for (const text of [
    "",
    "   ",
    "😀",
    "<img src=x onerror=alert(1)>",
    ",,,.",
    "nahi",
    "no",
    "(((",
    "\u0000",
    "a".repeat(5000),
  ])
    expect(analyzeMessage(text)).toMatchObject({ emergencies: [], symptoms: [] });
});

test("reading time grows linearly with the message", () => {
  const sentence = "no fever, sir dard te khansi nahi hai par chakkar aunde ne, ".repeat(10);
  const least = (text: string) =>
    Math.min(...Array.from({ length: 7 }, () => measureProcessorTime(() => analyzeMessage(text))));
  least(sentence.slice(0, 100));
  expect(least(sentence.slice(0, 500))).toBeLessThan(12 * least(sentence.slice(0, 100)));
});
