// Rows 3.10, 3.11
import { expect, test } from "vitest";
import { isOnDarkCloth, motifOf } from "./motif-of.ts";

test.each([
  ["Essential Health Monitoring Package (1.1)", "phul"],
  ["Essential Health Monitoring Package (1.2)", "nabz"],
  ["Advance Health Monitoring Package (1.1)", "kanak"],
  ["Advance Health Monitoring Package (1.2)", "lehar"],
  ["Comprehensive Full Body Health Check Up", "suraj"],
  ["Diabetes Care Package", "dariya"],
  ["Women's Health Package", "boond"],
  ["Senior Citizen Package", "bagh"],
])("%s wears %s", (name, motif) => {
  expect(motifOf(name)).toBe(motif);
});

test("the comprehensive package alone lies on dark cloth", () => {
  expect(isOnDarkCloth("Comprehensive Full Body Health Check Up")).toBe(true);
  expect(isOnDarkCloth("Diabetes Care Package")).toBe(false);
});
