import { expect, test } from "vitest";
import { getTextState, isShownToPatients } from "./text-state.ts";
import { countLetters } from "./translated-fields.ts";
import { createTranslations, type TextRow, translatePreparation } from "./translations.ts";

const rule = { maxLetters: 40 };
const medical = { ...rule, isMedical: true } as const;

test.each([
  ["missing", "Come rested.", undefined, rule],
  ["older", "Come rested.", { source: "Come.", reviewedBy: "Dr Gill" }, rule],
  ["draft", "Come rested.", { source: "Come rested.", reviewedBy: null }, rule],
  ["approved", "Come rested.", { source: "Come rested.", reviewedBy: "Dr Gill" }, rule],
  ["none", "", undefined, rule],
  ["none", "TSH", undefined, { ...rule, isOptional: true } as const],
] as const)("a text is %s", (state, english, stored, of) => {
  expect(getTextState(english, stored, of)).toBe(state);
});

test("patients read what is approved, and drafts that are not medical; a build that shows drafts, all of them", () => {
  const hidden = { showsDrafts: false };
  const shown = { showsDrafts: true };
  expect(isShownToPatients("approved", medical, hidden)).toBe(true);
  expect(isShownToPatients("draft", rule, hidden)).toBe(true);
  expect(isShownToPatients("draft", medical, hidden)).toBe(false);
  expect(isShownToPatients("draft", medical, shown)).toBe(true);
  expect(isShownToPatients("older", rule, shown)).toBe(false);
  expect(isShownToPatients("missing", rule, shown)).toBe(false);
});

test("counts letters as a reader does", () => {
  expect(countLetters("ਖੂਨ")).toBe(2);
  expect(countLetters("हिन्दी")).toBe(3);
  expect(countLetters("TSH")).toBe(3);
});

const notes = ["No alcohol.", "No biotin."];
const cbc = { id: 5, fastingMinH: 0, preparationNotes: notes, preparation: "Come rested." };
const row = (field: TextRow["field"], text: string, source: string): TextRow => ({
  ...{ kind: "test", id: 5, field, text, source, reviewedBy: null },
});
const notesRow = row("notes", "ਸ਼ਰਾਬ ਨਾ ਪੀਓ।\nਬਾਇਓਟਿਨ ਨਾ ਲਓ।", notes.join("\n"));

test("translates all notes of a test, or none of its preparation", () => {
  const all = createTranslations([notesRow, row("preparation", "ਆਰਾਮ ਕਰੋ।", "Come rested.")], { showsDrafts: true });
  expect(translatePreparation(cbc, all, "all")).toEqual({
    test: { ...cbc, preparationNotes: ["ਸ਼ਰਾਬ ਨਾ ਪੀਓ।", "ਬਾਇਓਟਿਨ ਨਾ ਲਓ।"], preparation: "ਆਰਾਮ ਕਰੋ।" },
    isEnglish: false,
  });
  const some = createTranslations([notesRow], { showsDrafts: true });
  expect(translatePreparation(cbc, some, "all")).toEqual({ test: cbc, isEnglish: true });
  expect(translatePreparation(cbc, some, "notes").isEnglish).toBe(false);
  const real = createTranslations([notesRow], { showsDrafts: false });
  expect(translatePreparation(cbc, real, "notes")).toEqual({ test: cbc, isEnglish: true });
});
