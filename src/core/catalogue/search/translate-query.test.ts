// Row 2.42
import { expect, test } from "vitest";
import { splitWords } from "./normalize.ts";
import { translateQuery } from "./translate-query.ts";

const translateText = (typed: string) =>
  translateQuery(splitWords(typed))
    .map((words) => words.join(" "))
    .join(" | ");

test.each([
  ["knee pain", "joint pain"],
  ["pain in the knee", "joint pain"],
  ["dard ghutne me", "joint pain"],
  ["loss of hair", "hair fall"],
  ["pain in chest", "heart"],
])("%j means %j, in any word order", (typed, meant) => {
  expect(translateText(typed)).toBe(meant);
});

test.each([
  ["kamar pain", "back pain"],
  ["peshab burning", "urine infection"],
  ["knee dard", "joint pain"],
  ["anguthe vich soj", "uric acid"],
  ["soj chehre te", "kidney"],
  ["ਖੁਰਕ", "allergy"],
  ["wazan badh raha", "thyroid weight change"],
  ["khana after sugar", "post prandial sugar"],
])("%j means %j, with each word in its own language", (typed, meant) => {
  expect(translateText(typed)).toBe(meant);
});

test.each(["numb feet", "haath pair sunn", "tingling"])("%j may mean several things", (typed) => {
  expect(translateText(typed)).toBe("vitamin b12 | hba1c");
});

test.each([
  ["not able to conceive", "fertility"],
  ["cannot conceive", "fertility"],
  ["periods not coming", "irregular period"],
  ["no period", "irregular period"],
  ["mahwari ni aundi", "irregular period"],
  ["period late", "hcg irregular period"],
])("%j means %j: negation in many phrasings", (typed, meant) => {
  expect(translateText(typed)).toBe(meant);
});

test.each([
  ["sugar before food", "sugar fasting"],
  ["khane se pehle sugar", "fasting sugar"],
  ["sugar after food", "sugar post prandial"],
  ["food allergy", "food allergy"],
  ["before pregnancy", "pregnancy planning"],
  ["surgery se pehle", "operation"],
])("%j means %j: before and after change the word next to them, and mean nothing alone", (typed, meant) => {
  expect(translateText(typed)).toBe(meant);
});
