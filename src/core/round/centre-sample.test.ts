import { expect, test } from "vitest";
import { canCollectAtCentre, findLabelFaults } from "./centre-sample.ts";
import { needsChildVolume } from "./child-volume.ts";

const today = "2026-11-23";
const visit = { place: "centre", status: "confirmed", day: today } as const;

test.each([
  ["a visit of today", visit],
  ["a visit that waits for its confirmation", { ...visit, status: "pending" }],
  ["a collected sample, of which a tube is brought later", { ...visit, status: "sample_collected", day: "2026-11-20" }],
])("a sample is collected at the centre for %s", (_name, each) => {
  expect(canCollectAtCentre(each, today)).toBe(true);
});

test.each([
  ["a home visit", { ...visit, place: "home" as const }],
  ["a booking of a build without places", { ...visit, place: undefined }],
  ["a declined booking", { ...visit, status: "declined" }],
  ["a sample in the lab", { ...visit, status: "testing_in_progress" }],
  ["a visit of tomorrow", { ...visit, day: "2026-11-24" }],
  ["a visit of more than a week ago", { ...visit, day: "2026-11-15" }],
])("no sample is collected at the centre for %s", (_name, each) => {
  expect(canCollectAtCentre(each, today)).toBe(false);
});

test("a word, a text of another form and a label on two tubes are refused, each at its own tube", () => {
  const faults = findLabelFaults(["NB44198820", "SERUM-X", "HELLOO", "441", "", "NB44198820"]);
  expect([...faults]).toEqual([
    [2, "onlyLetters"],
    [3, "wrongForm"],
    [4, "wrongForm"],
    [5, "usedTwice"],
  ]);
  expect(findLabelFaults(["NB44198820", "NB44198821"]).size).toBe(0);
});

test.each([
  [0, true],
  [11, true],
  [12, false],
  [null, false],
])("a patient of %s years is a child: %s", (age, is) => {
  expect(needsChildVolume({ age })).toBe(is);
});
