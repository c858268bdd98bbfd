import { expect, test } from "vitest";
import { sentences } from "./i18n/en.ts";
import { formatIssue } from "./i18n/validation.ts";
import { isValidEmail, normalizeEmail, requiredInteger, requiredText } from "./text-schemas.ts";

const stars = requiredInteger("catalogue-rating", 5);

test("accepts a whole number as a number or as form text", () => {
  expect([1, 5, "3", " 4 ", "२", "੫"].map((typed) => stars.parse(typed))).toEqual([1, 5, 3, 4, 2, 5]);
});

test.each([0, 6, 1.5, "", "0", "x", "1.5", null, true, [2], ["2"], {}, undefined])(
  "rejects %j as a whole number",
  (value) => {
    expect(stars.safeParse(value).error?.issues.map(({ message }) => message)).toEqual(["catalogue-rating"]);
  },
);

test.each(["", "  ", "\u200b\u2060"])("rejects %j as a required text", (typed) => {
  expect(
    requiredText(20)
      .safeParse(typed)
      .error?.issues.map((issue) => formatIssue(issue, sentences.staffForms)),
  ).toEqual(["Please write something here."]);
});

test.each([
  ["ram@example.in", "ram@example.in"],
  [" \u200eram@example.in\u202c ", "ram@example.in"],
  ["ram@उदाहरण.भारत", "ram@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["ram@ਉਦਾਹਰਨ.ਭਾਰਤ", "ram@xn--08b2dg5a7b3a.xn--s9brj9c"],
  ["ram@xn--p1b6ci4b4b3a.xn--h2brj9c", "ram@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["ram＠example．in", "ram@example.in"],
  ["ram@example.in.", "ram@example.in"],
])("normalizes %j to the e-mail address %j", (typed, normalized) => {
  expect([normalizeEmail(typed), isValidEmail(normalizeEmail(typed))]).toEqual([normalized, true]);
});

test.each([
  "ram@",
  "@उदाहरण.भारत",
  "ram@भारत",
  "ram@example.in@उदाहरण.भारत",
  "ram@उदाहरण.भारत/path",
  "ram@उदाहरण.भारत:25",
  "ram@उदा हरण.भारत",
  "ram@उदाहरण.भारत\nBcc: x@example.in",
  "ram@उदाहरण..भारत",
  "ram@example.1",
])("rejects %j as an e-mail address", (typed) => {
  expect(isValidEmail(normalizeEmail(typed))).toBe(false);
});
