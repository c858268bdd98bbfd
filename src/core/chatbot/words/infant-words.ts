import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";

const weeks = combinePhrases(
  "1-12, one, two, three, four, five, six, ek, do, ik",
  "week, weeks, wk, wks, hafte, hafta, haftean",
);
const days = combinePhrases("1-90", "days, day, din, dina, dinan, dinon");
const months = combinePhrases(
  "1-3, one, two, three, ek, do, teen, ik, tin, tinn, doo, dhai, dedh",
  "month, months, mth, mths, mahine, mahina, maheene, mahinea, mahineyan, mahinean",
);

const childOfThatAge = `old, baby, beby, infant, child, kid, kaka, kaki, shishu, bacha, bachcha, bache, bachche, bachi,
  bachchi, beti, beta, bete, niyana, niana, nyana, niyane, nyane, munda, munde, kudi, jawak, ladka, ladki, boy, girl`;

const ofThatAge = `${childOfThatAge}, ${combinePhrases("ka, ki, ke, da, di, de, the, of", childOfThatAge)}`;

/** A child in its first three months, in whom a fever alone is an emergency. "For two months" does not mean that. */
export const youngInfantWords: readonly WordRule[] = [
  [childOfThatAge.replace(/^old, /, ""), combinePhrases(`${weeks}, ${months}, ${days}`, "old, ka, ki, ke, da, di, de")],
  [
    `${combinePhrases(`${weeks}, ${months}, ${days}`, ofThatAge)},
      ${combinePhrases("infant, baby, beby, babby, shishu, newborn, baby girl, baby boy", `${weeks}, ${months}, ${days}`)},
      ${combinePhrases("mahine, mahina", combinePhrases("ka, ki, ke, da, di, de", childOfThatAge))}`,
  ],
];
