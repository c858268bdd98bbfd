// Rows 3.10, 3.11
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packageRows } from "#db/seed/catalogue/packages.ts";
import { isOnDarkCloth, motifOf } from "./motif-of.ts";

test.each([
  ["Essential Health Monitoring Package (1.1)", "phul"],
  ["Essential Health Monitoring Package (1.2)", "nabz"],
  ["Advance Health Monitoring Package (1.1)", "kanak"],
  ["Advance Health Monitoring Package (1.2)", "lehar"],
  ["Comprehensive Full Body Health Check Up", "suraj"],
  ["Diabetes Care Package", "dariya"],
  ["Heart Health Package", "dil"],
  ["Women's Health Package", "boond"],
  ["Men's Health Package", "dhol"],
  ["Senior Citizen Package", "bohar"],
  ["Thyroid Care Package", "titli"],
  ["Vitamin and Energy Package", "diva"],
  ["Fever Package", "badal"],
  ["Joint Care Package", "charkha"],
  ["Travel Package", "bagh"],
])("%s wears %s", (name, motif) => {
  expect(motifOf(name)).toBe(motif);
});

test("the comprehensive package alone lies on dark cloth", () => {
  expect(isOnDarkCloth("Comprehensive Full Body Health Check Up")).toBe(true);
  expect(isOnDarkCloth("Diabetes Care Package")).toBe(false);
});

test("each package of the catalogue wears a motif of its own, and says a sentence of its own", () => {
  expect(new Set(packageRows.map(({ name }) => motifOf(name))).size).toBe(packageRows.length);
  expect(new Set(packageRows.map(({ tagline }) => tagline)).size).toBe(packageRows.length);
});

test("every motif is drawn", () => {
  const drawn = ["sprite.svg", "cloths.svg"].map((file) => readFileSync(`src/web/ui/${file}`, "utf8")).join("");
  for (const { name } of packageRows) expect(drawn).toContain(`id="m-${motifOf(name)}"`);
});
