import { describe, expect, test } from "vitest";
import { loadCommonPasswords } from "#platform/common-passwords.server.ts";
import { isCommonPassword } from "./staff-password.ts";

const common = await loadCommonPasswords();
const lab = { name: "Nabz Diagnostics", city: "Ludhiana" };

describe("rejects passwords that guessers try first", () => {
  test.each([
    ["on every list", "iloveyou1"],
    ["in other letters", "PassWord1"],
    ["a name and a year", "Gurpreet@2024"],
    ["a word behind marks", "!!baseball!!"],
    ["with figures for letters", "P@ssw0rd123"],
    ["the demo's own", "nabz-demo"],
    ["the example of the settings", "three-words-that-you-alone-know"],
    ["the lab's name", "NabzDiagnostics"],
    ["the lab's name, city and year", "nabz.ludhiana.2026"],
    ["what the desk is called", "admin-desk-1"],
    ["figures alone", "98765 43210"],
    ["a date", "15081947"],
  ])("%s: %s", (_, password) => {
    expect(isCommonPassword(password, common, lab)).toBe(true);
  });
});

describe("accepts passwords that are hard to guess", () => {
  test.each([
    "a-password-for-tests",
    "a much longer sentence",
    "the mustard is high this year",
    "correct horse battery staple",
    "vT7#kq2Lw9",
    "nabz opens when the cock crows",
    "ਸਾਡੀ ਲੈਬ ਸਵੇਰੇ ਖੁੱਲ੍ਹਦੀ ਹੈ",
    "4815162342108642097531",
  ])("%s", (password) => {
    expect(isCommonPassword(password, common, lab)).toBe(false);
  });
});
