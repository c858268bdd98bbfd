import { getPreparationText as preparationText } from "#core/catalogue/defaults.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { getTestName } from "#core/pricing/item-names.ts";
import { parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import type { TestNeeds } from "./schema.ts";
import { listPreparationSentences, type PreparationWords } from "./sentences.ts";

/** Stored preparation of a test. */
type StoredTestNeeds = Omit<TestNeeds, "notes" | "latestStart" | "english"> & {
  latestStart: string | null;
  preparationNotes: string[];
  preparation: string;
};

type TestWords = Pick<Sentences, "itemNames" | "testDefaults">;

/** Returns the needs of a test. If fasting is unknown, only the lab's text is used. */
export function toTestNeeds(test: StoredTestNeeds, { itemNames, testDefaults }: TestWords): TestNeeds {
  const { fastingMinH, fastingMaxH, waterOk, afterMealMin } = test;
  const name = getTestName(test.name, itemNames);
  const notes =
    fastingMinH === null ? [`${name}: ${preparationText(test.preparation, testDefaults)}`] : test.preparationNotes;
  return { name, fastingMinH, fastingMaxH, waterOk, latestStart: parseSlotTime(test.latestStart), afterMealMin, notes };
}

/** The lab's text for a test with no instructions except about eating. */
const NO_OTHER_PREPARATION = "No other preparation is needed.";

/**
 * How to prepare for one test, for its page and lists: the computed part, then the lab's own text.
 * `englishPreparation`: the text that a translated one translates.
 */
export function describeTestPreparation(
  test: StoredTestNeeds,
  latestFastingStart: SlotTime,
  words: PreparationWords & TestWords,
  englishPreparation = test.preparation,
): string {
  if (test.fastingMinH === null) return preparationText(test.preparation, words.testDefaults);
  const computed = listPreparationSentences({ latestFastingStart, tests: [toTestNeeds(test, words)] }, null, words);
  const isUntrue = englishPreparation === NO_OTHER_PREPARATION && computed.length > 1;
  return [...computed, isUntrue ? "" : test.preparation].join(" ").trim();
}
