// Row 9.18
import { expect, test } from "vitest";
import { packageNameWithoutData, pointsOf, preparationOf, reportTimeOf, sampleTypeOf } from "./defaults.ts";

// Row 8.20
test("a package without data keeps the browser's name, else has its id's default name", () => {
  expect(packageNameWithoutData(4, "Sugar Watch")).toBe("Sugar Watch");
  expect(packageNameWithoutData(4, "")).toBe("Diabetes Care Package");
  expect(packageNameWithoutData(8)).toBe("Senior Citizen Package");
  expect(packageNameWithoutData(9, null)).toBe("Health Package");
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
