import { expect, test } from "vitest";
import { authenticatorLink, backupCodeWords, codeOf, secretWords } from "./second-step.ts";

test("a code is taken however it is spaced, and nothing that can be none", () => {
  expect(["123456", " 123 456 ", "12345-67890", "12345 67890"].map(codeOf)).toEqual([
    "123456",
    "123456",
    "1234567890",
    "1234567890",
  ]);
  expect(["१२३४५६", "੧੨੩ ੪੫੬", "12345\u201167890"].map(codeOf)).toEqual(["123456", "123456", "1234567890"]);
  expect(["", "12345", "1234567", "12345a", "१२३४५"].map(codeOf)).toEqual([null, null, null, null, null]);
});

test("codes and secrets are read in groups", () => {
  expect([backupCodeWords("1234567890"), secretWords("JBSWY3DPEHPK")]).toEqual(["12345 67890", "JBSW Y3DP EHPK"]);
});

test("an app's link names lab and person, whatever signs their names have", () => {
  const link = new URL(authenticatorLink({ lab: "Gill & Sons", who: "+91 98140", secret: "JBSW" }));
  expect([link.protocol, link.searchParams.get("issuer"), link.searchParams.get("secret")]).toEqual([
    "otpauth:",
    "Gill & Sons",
    "JBSW",
  ]);
  expect(decodeURIComponent(link.pathname)).toBe("/Gill & Sons:+91 98140");
});
