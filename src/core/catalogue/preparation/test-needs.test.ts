import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { describeTestPreparation } from "./test-needs.ts";

/** A test without fasting, as stored. */
const tsh = {
  name: "TSH",
  fastingMinH: 0,
  fastingMaxH: null,
  waterOk: true,
  latestStart: null,
  afterMealMin: null,
  preparationNotes: [] as string[],
  preparation: "No other preparation is needed.",
};
const NO_FASTING = "No fasting is needed: eat and drink as usual.";

test("says that nothing else is needed if that is so", () => {
  expect(describeTestPreparation(tsh, "11:00 AM", sentences)).toBe(`${NO_FASTING} No other preparation is needed.`);
});

test("does not say that nothing else is needed after other instructions; the lab's own words stay", () => {
  const biotin = "Stop biotin for 48 hours before, if your doctor agrees.";
  expect(describeTestPreparation({ ...tsh, preparationNotes: [biotin] }, "11:00 AM", sentences)).toBe(
    `${NO_FASTING} ${biotin}`,
  );
  expect(describeTestPreparation({ ...tsh, fastingMinH: 8 }, "11:00 AM", sentences)).not.toContain(
    "No other preparation",
  );
  expect(
    describeTestPreparation({ ...tsh, preparationNotes: [biotin], preparation: "Come rested." }, "11:00 AM", sentences),
  ).toBe(`${NO_FASTING} ${biotin} Come rested.`);
});
