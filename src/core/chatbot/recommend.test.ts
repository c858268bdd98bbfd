// Rows 3.25, 3.26, 9.37, 9.41
import { expect, test } from "vitest";
import { listRecommendations } from "./recommend.ts";
import type { SymptomId } from "./symptoms.ts";

const listKeys = (...symptomIds: SymptomId[]) => listRecommendations(symptomIds).map(({ key }) => key);

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
  expect(listKeys(symptom)).toEqual(keys);
});

// Rows 9.33, 9.34, 9.35, 9.36, 9.38, 9.39, 9.40, 9.43
test("packages come before tests, and each comes once", () => {
  expect(listKeys("cough", "weightLoss", "fever")).toEqual(["package-1", "package-3", "test-5", "test-14", "test-9"]);
});

test("each recommendation names its symptoms", () => {
  const [, cbc] = listRecommendations(["fever", "cough"]);
  expect(cbc).toMatchObject({ key: "test-5", type: "test", id: 5, for: ["fever", "cough"] });
});

test("no symptoms give no recommendation", () => {
  expect(listRecommendations([])).toEqual([]);
});
