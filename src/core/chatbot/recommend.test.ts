// Rows 3.25, 3.26, 9.37, 9.41
import { expect, test } from "vitest";
import { recommend } from "./recommend.ts";
import type { SymptomId } from "./symptoms.ts";

const keysFor = (...told: SymptomId[]) => recommend(told).map(({ key }) => key);

test.each<[SymptomId, string[]]>([
  ["fever", ["package-1", "test-5", "test-14"]],
  ["fatigue", ["package-1", "test-12", "test-13", "test-9"]],
  ["headache", ["package-1", "test-5", "test-9"]],
  ["stomachPain", ["package-3", "test-7"]],
  ["jointPain", ["test-14", "test-15"]],
  ["chestPain", ["package-2", "test-6"]],
  ["dizziness", ["package-1", "test-5"]],
  ["weightLoss", ["package-3", "test-9"]],
  ["soreThroat", ["test-5"]],
  ["cough", ["test-5"]],
])("%s leads to %j", (symptom, keys) => {
  expect(keysFor(symptom)).toEqual(keys);
});

// Rows 9.33, 9.34, 9.35, 9.36, 9.38, 9.39, 9.40, 9.43
test("packages come before tests, and each comes once", () => {
  expect(keysFor("cough", "weightLoss", "fever")).toEqual(["package-1", "package-3", "test-5", "test-14", "test-9"]);
});

test("each says for which of the symptoms it is", () => {
  const [, cbc] = recommend(["fever", "cough"]);
  expect(cbc).toMatchObject({ key: "test-5", type: "test", id: 5, for: ["fever", "cough"] });
});

test("nothing told is nothing recommended", () => {
  expect(recommend([])).toEqual([]);
});
