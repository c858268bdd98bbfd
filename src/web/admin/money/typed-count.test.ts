import { describe, expect, test } from "vitest";
import type { CashCount } from "#core/money/closings/schema.ts";
import { parseNotes, readNotes, stepNotes, sumTyped, toTypedCount } from "./typed-count.ts";

const nothing = toTypedCount(null);
const typed = {
  ...nothing,
  notes: { ...nothing.notes, 500: "7", 200: "6", 100: "7", 50: "3", 20: "2", 10: "1" },
  coins: "5",
};

test("adds up notes and coins", () => {
  expect(sumTyped(typed, "notes")).toBe(560_500);
  expect(readNotes(typed)).toEqual({ 500: 7, 200: 6, 100: 7, 50: 3, 20: 2, 10: 1, coins: 5 });
});

test("nothing typed is nothing counted, but no sum", () => {
  expect([sumTyped(nothing, "notes"), readNotes(nothing), sumTyped(nothing, "sum")]).toEqual([0, {}, null]);
});

test("the sum counts alone if only it is typed", () => {
  expect(sumTyped({ ...typed, sum: "₹5,605.50" }, "sum")).toBe(560_550);
});

describe("a number of notes", () => {
  test.each([
    ["", 0],
    ["7", 7],
    [" 12 ", 12],
    ["੭", 7],
    ["1.5", null],
    ["5OO", null],
    ["-1", null],
    ["1000000", null],
  ])("%j is %j", (text, notes) => {
    expect(parseNotes(text)).toBe(notes);
  });

  test("makes no sum while it is none", () => {
    expect(sumTyped({ ...typed, notes: { ...typed.notes, 50: "x" } }, "notes")).toBeNull();
    expect(sumTyped({ ...typed, coins: "1.5" }, "notes")).toBeNull();
  });

  test.each([
    ["", 1, "1"],
    ["9", 1, "10"],
    ["1", -1, ""],
    ["", -1, ""],
    ["x", 1, "1"],
  ] as const)("%j, changed by %d, is %j", (text, step, changed) => {
    expect(stepNotes(text, step)).toBe(changed);
  });
});

test("an earlier count is typed already, as notes or as a sum", () => {
  const count = { counted: "505.00", notes: { 500: 1, coins: 5 } } as unknown as CashCount;
  expect(toTypedCount(count)).toMatchObject({ notes: { 500: "1", 200: "" }, coins: "5", sum: "" });
  expect(toTypedCount({ ...count, notes: null })).toMatchObject({ coins: "", sum: "505" });
});
