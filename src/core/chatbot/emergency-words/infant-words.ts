import { inARow } from "#core/chatbot/words/numbers.ts";
import type { Rule } from "#core/chatbot/words/rule.ts";

const weeks = inARow(
  "1-12, one, two, three, four, five, six, ek, do, ik",
  "week, weeks, wk, wks, hafte, hafta, haftean",
);
const days = inARow("1-90", "days, day, din, dina, dinan, dinon");
const months = inARow(
  "1-3, one, two, three, ek, do, teen, ik, tin, tinn, doo, dhai, dedh",
  "month, months, mth, mths, mahine, mahina, maheene, mahinea, mahineyan, mahinean",
);

const childOfThatAge = `old, baby, beby, infant, child, kid, kaka, kaki, shishu, bacha, bachcha, bache, bachche, bachi,
  bachchi, beti, beta, bete, niyana, niana, nyana, niyane, nyane, munda, munde, kudi, jawak, ladka, ladki, boy, girl`;

const ofThatAge = `${childOfThatAge}, ${inARow("ka, ki, ke, da, di, de, the, of", childOfThatAge)}`;

/** A child in its first three months: a fever is an emergency by itself. "For two months" is another matter. */
export const youngInfantWords: readonly Rule[] = [
  [childOfThatAge.replace(/^old, /, ""), inARow(`${weeks}, ${months}, ${days}`, "old, ka, ki, ke, da, di, de")],
  [
    `${inARow(`${weeks}, ${months}, ${days}`, ofThatAge)},
      ${inARow("infant, baby, beby, babby, shishu, newborn, baby girl, baby boy", `${weeks}, ${months}, ${days}`)},
      ${inARow("mahine, mahina", inARow("ka, ki, ke, da, di, de", childOfThatAge))}`,
  ],
];
