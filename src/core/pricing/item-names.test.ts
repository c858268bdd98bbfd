// Rows 3.27, 8.21
import { expect, test } from "vitest";
import { packageCodeOf, packageNameOf, testCodeOf, testNameOf } from "./item-names.ts";

test("keeps existing names and codes", () => {
  expect(packageNameOf("Sugar Watch")).toBe("Sugar Watch");
  expect(packageCodeOf(4, "SW-1")).toBe("SW-1");
  expect(testNameOf("CBC")).toBe("CBC");
  expect(testCodeOf(5, "CBC-005")).toBe("CBC-005");
});

test.each(["", "  ", null, undefined])("names a package %j 'Health Package'", (name) => {
  expect(packageNameOf(name)).toBe("Health Package");
});

test("creates missing codes from the id, padded to three digits", () => {
  expect(packageCodeOf(1)).toBe("HLT-001");
  expect(packageCodeOf(12, " ")).toBe("HLT-012");
  expect(testCodeOf(14, "")).toBe("BT-014");
  expect(testCodeOf(1234)).toBe("BT-1234");
});

test("names an unnamed test 'Individual Test'", () => {
  expect(testNameOf()).toBe("Individual Test");
});
