import { expect, test } from "vitest";
import { isValidGstin, normalizeGstin } from "./gstin.ts";

test.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "03aapfu0939f1z5 "])("accepts %s", (typed) => {
  expect(isValidGstin(normalizeGstin(typed))).toBe(true);
});

test.each(["27AAPFU0939F1ZW", "27AAPFU0939F1Z", "27AAPFU0939F0ZV", "AAPFU0939F1ZV27", ""])("rejects %s", (typed) => {
  expect(isValidGstin(normalizeGstin(typed))).toBe(false);
});
