import { expect, test } from "vitest";
import { createAuthenticatorLink, formatBackupCode, formatSecret, parseCode } from "./second-step.ts";

test("parses a code in any spacing and rejects everything else", () => {
  expect(["123456", " 123 456 ", "12345-67890", "12345 67890"].map(parseCode)).toEqual([
    "123456",
    "123456",
    "1234567890",
    "1234567890",
  ]);
  expect(["१२३४५६", "੧੨੩ ੪੫੬", "12345\u201167890"].map(parseCode)).toEqual(["123456", "123456", "1234567890"]);
  expect(["", "12345", "1234567", "12345a", "१२३४५"].map(parseCode)).toEqual([null, null, null, null, null]);
});

test("formats codes and secrets in groups", () => {
  expect([formatBackupCode("1234567890"), formatSecret("JBSWY3DPEHPK")]).toEqual(["12345 67890", "JBSW Y3DP EHPK"]);
});

test("encodes lab and person in the authenticator link", () => {
  const link = new URL(createAuthenticatorLink({ lab: "Gill & Sons", who: "+91 98140", secret: "JBSW" }));
  expect([link.protocol, link.searchParams.get("issuer"), link.searchParams.get("secret")]).toEqual([
    "otpauth:",
    "Gill & Sons",
    "JBSW",
  ]);
  expect(decodeURIComponent(link.pathname)).toBe("/Gill & Sons:+91 98140");
});
