// Rows 3.27, 8.21
import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { getPackageCode, getPackageName, getTestCode, getTestName } from "./item-names.ts";

test("keeps existing names and codes", () => {
  expect(getPackageName("Sugar Watch", sentences.itemNames)).toBe("Sugar Watch");
  expect(getPackageCode(4, "SW-1")).toBe("SW-1");
  expect(getTestName("CBC", sentences.itemNames)).toBe("CBC");
  expect(getTestCode(5, "CBC-005")).toBe("CBC-005");
});

test.each(["", "  ", null, undefined])("names a package %j 'Health Package'", (name) => {
  expect(getPackageName(name, sentences.itemNames)).toBe("Health Package");
});

test("creates missing codes from the id, padded to three digits", () => {
  expect(getPackageCode(1)).toBe("HLT-001");
  expect(getPackageCode(12, " ")).toBe("HLT-012");
  expect(getTestCode(14, "")).toBe("BT-014");
  expect(getTestCode(1234)).toBe("BT-1234");
});

test("names an unnamed test 'Individual Test'", () => {
  expect(getTestName(undefined, sentences.itemNames)).toBe("Individual Test");
});
