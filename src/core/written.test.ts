import { expect, test } from "vitest";
import { emailOf, isEmail, written, writtenNumber } from "./written.ts";

const stars = writtenNumber("From 1 to 5.", 5);

test("a whole number may be written as a program does, or as a form", () => {
  expect([1, 5, "3", " 4 ", "२", "੫"].map((typed) => stars.parse(typed))).toEqual([1, 5, 3, 4, 2, 5]);
});

test.each([0, 6, 1.5, "", "0", "x", "1.5", null, true, [2], ["2"], {}, undefined])("%j is none", (written) => {
  expect(stars.safeParse(written).error?.issues.map(({ message }) => message)).toEqual(["From 1 to 5."]);
});

test.each(["", "  ", "\u200b\u2060"])("%j is no text of the desk", (typed) => {
  expect(
    written(20)
      .safeParse(typed)
      .error?.issues.map(({ message }) => message),
  ).toEqual(["Please write something here."]);
});

test.each([
  ["ram@example.in", "ram@example.in"],
  [" \u200eram@example.in\u202c ", "ram@example.in"],
  ["ram@उदाहरण.भारत", "ram@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["ram@ਉਦਾਹਰਨ.ਭਾਰਤ", "ram@xn--08b2dg5a7b3a.xn--s9brj9c"],
  ["ram@xn--p1b6ci4b4b3a.xn--h2brj9c", "ram@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["ram＠example．in", "ram@example.in"],
])("%j is the e-mail address %j", (typed, kept) => {
  expect([emailOf(typed), isEmail(emailOf(typed))]).toEqual([kept, true]);
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
])("%j is no e-mail address", (typed) => {
  expect(isEmail(emailOf(typed))).toBe(false);
});
