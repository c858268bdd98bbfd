import { expect, test } from "vitest";
import { testPreparation } from "./needs.ts";

/** A test without fasting, as the lab keeps it. */
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
const free = "No fasting is needed: eat and drink as usual.";

test("that nothing else is needed is said where nothing else is asked", () => {
  expect(testPreparation(tsh, "11:00 AM")).toBe(`${free} No other preparation is needed.`);
});

test("that nothing else is needed is not said after what else is asked; the lab's own words stay", () => {
  const biotin = "Stop biotin for 48 hours before, if your doctor agrees.";
  expect(testPreparation({ ...tsh, preparationNotes: [biotin] }, "11:00 AM")).toBe(`${free} ${biotin}`);
  expect(testPreparation({ ...tsh, fastingMinH: 8 }, "11:00 AM")).not.toContain("No other preparation");
  expect(testPreparation({ ...tsh, preparationNotes: [biotin], preparation: "Come rested." }, "11:00 AM")).toBe(
    `${free} ${biotin} Come rested.`,
  );
});
