// Row 9.18
import { expect, test } from "vitest";
import {
  packageCodeOf,
  packageNameOf,
  pointsOf,
  preparationOf,
  reportTimeOf,
  sampleTypeOf,
  testCodeOf,
  testNameOf,
} from "./defaults.ts";

test("a name or code that is there stays as it is", () => {
  expect(packageNameOf(4, "Sugar Watch")).toBe("Sugar Watch");
  expect(packageCodeOf(4, "SW-1")).toBe("SW-1");
  expect(testNameOf("CBC")).toBe("CBC");
  expect(testCodeOf(5, "CBC-005")).toBe("CBC-005");
});

// Rows 3.27, 8.20
test("a package without a name is called by its id, or Health Package", () => {
  expect(packageNameOf(4, "")).toBe("Diabetes Care Package");
  expect(packageNameOf(8)).toBe("Senior Citizen Package");
  expect(packageNameOf(9, null)).toBe("Health Package");
});

test("missing codes are made from the id, padded to three digits", () => {
  expect(packageCodeOf(1)).toBe("HLT-001");
  expect(testCodeOf(14, "")).toBe("BT-014");
  expect(testCodeOf(1234)).toBe("BT-1234");
});

test("a test without a name is an Individual Test", () => {
  expect(testNameOf()).toBe("Individual Test");
});

// Row 3.6
test("what a test does not say of its sample, report and preparation has a default", () => {
  expect([sampleTypeOf(""), sampleTypeOf("Urine")]).toEqual(["Blood", "Urine"]);
  expect([reportTimeOf("", "list"), reportTimeOf("", "detail")]).toEqual(["Same Day", "24-48 hours"]);
  expect(reportTimeOf("5 days", "list")).toBe("5 days");
  expect(preparationOf("")).toMatch(/8-12 hours.*Water is permitted.*alcohol and strenuous exercise for 24 hours/);
  expect(preparationOf("None.")).toBe("None.");
});

test("instructions are told a sentence a line, and a dot within a sentence ends none", () => {
  expect(pointsOf("Fast for 8.5 hours, i.e. overnight. Water is fine.  If in doubt, call.")).toEqual([
    "Fast for 8.5 hours, i.e. overnight.",
    "Water is fine.",
    "If in doubt, call.",
  ]);
});
