import { inARow } from "#core/chatbot/words/numbers.ts";
import type { Rule } from "#core/chatbot/words/rule.ts";

const weeks = inARow(
  "1-12, one, two, three, four, five, six, ek, do, ik",
  "week, weeks, wk, wks, hafte, hafta, haftean",
);
const days = inARow("1-60", "days, day, din, dina, dinan");
const months = inARow(
  "1-3, one, two, three, ek, do, teen, ik, tin, tinn, doo, dhai, dedh",
  "month, months, mth, mths, mahine, mahina, maheene, mahinea, mahineyan, mahinean",
);

const childOfThatAge = `old, baby, beby, infant, child, kid, kaka, kaki, shishu, bacha, bachcha, bache, bachche, bachi,
  bachchi, beti, beta, bete, niyana, niana, nyana, niyane, nyane, munda, munde, kudi, jawak, ladka, ladki, boy, girl`;

const ofThatAge = `${childOfThatAge}, ${inARow("ka, ki, ke, da, di, de, the, of", childOfThatAge)}`;

/** A child in its first three months: a fever is an emergency by itself. "For two months" is another matter. */
export const youngInfantWords: readonly Rule[] = [
  [
    `${inARow(weeks, ofThatAge)}, ${inARow(months, ofThatAge)},
      ${inARow("infant, baby, beby, babby, shishu, newborn", `${weeks}, ${months}, ${days}`)},
      ${inARow("mahine, mahina", inARow("ka, ki, ke, da, di, de", childOfThatAge))}`,
  ],
];
