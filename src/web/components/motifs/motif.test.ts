// Rows 3.10, 3.11
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packageRows } from "#db/seed/packages.ts";
import { getMotif, hasDarkPattern } from "./motif.ts";

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
])("%s has the pattern %s", (name, motif) => {
  expect(getMotif(name)).toBe(motif);
});

test("only the comprehensive package has a dark pattern", () => {
  expect(hasDarkPattern("Comprehensive Full Body Health Check Up")).toBe(true);
  expect(hasDarkPattern("Diabetes Care Package")).toBe(false);
});

test("each package of the catalogue has its own motif and its own sentence", () => {
  expect(new Set(packageRows.map(({ name }) => getMotif(name))).size).toBe(packageRows.length);
  expect(new Set(packageRows.map(({ tagline }) => tagline)).size).toBe(packageRows.length);
});

test("every motif has a drawing", () => {
  const drawn = ["sprite.svg", "cloths.svg"].map((file) => readFileSync(`src/web/components/${file}`, "utf8")).join("");
  for (const { name } of packageRows) expect(drawn).toContain(`id="m-${getMotif(name)}"`);
});
