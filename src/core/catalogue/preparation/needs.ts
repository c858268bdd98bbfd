import { preparationOf as preparationText } from "#core/catalogue/defaults.ts";
import { testNameOf } from "#core/pricing/item-names.ts";
import { type SlotTime, slotTimeOf } from "#core/slots/grid.ts";
import type { TestNeeds } from "./schema.ts";
import { howToPrepare } from "./sentences.ts";

/** What the lab keeps of a test's preparation. */
type KeptOfTest = Omit<TestNeeds, "notes" | "latestStart"> & {
  latestStart: string | null;
  preparationNotes: string[];
  preparation: string;
};

/** What a test asks of the patient. Where the lab has not told whether it needs fasting, its text is all that is known. */
export function needsOf(test: KeptOfTest): TestNeeds {
  const { fastingMinH, fastingMaxH, waterOk, afterMealMin } = test;
  const name = testNameOf(test.name);
  const notes = fastingMinH === null ? [`${name}: ${preparationText(test.preparation)}`] : test.preparationNotes;
  return { name, fastingMinH, fastingMaxH, waterOk, latestStart: slotTimeOf(test.latestStart), afterMealMin, notes };
}

/** The lab's text of a test that asks nothing but what is computed of eating. */
const NOTHING_ELSE = "No other preparation is needed.";

/** How to prepare for one test, as its page and lists say it: what is computed, and the lab's own text. */
export function testPreparation(test: KeptOfTest, latestFastingStart: SlotTime): string {
  if (test.fastingMinH === null) return preparationText(test.preparation);
  const computed = howToPrepare({ latestFastingStart, tests: [needsOf(test)] }, null);
  const isUntrue = test.preparation === NOTHING_ELSE && computed.length > 1;
  return [...computed, isUntrue ? "" : test.preparation].join(" ").trim();
}
