import { combinePhrases } from "./numbers.ts";

/* Words for tests and packages, in English, and in Hindi and Punjabi in Latin letters. */

/** A test or a package as a thing that the lab offers. */
export const itemWords = `package, packages, pakej, paikej, paket, packag, pkg, profile, profail, panel, test, tests, taisat, taist, jaanch, janch,
  checkup, checkups, chekap, cekap, chaikaap, chekaap`;

/** Stand between such a word and what it is for: "bukhar wala package", "test for fever". */
export const itemLinks = `for, of, about, regarding, care, related, ka, ki, ke, da, di, de, wala, wali, wale, vala, vali, vale, liye, lai, layi`;

/** Ask what a package contains. */
export const includeWords = `include, includes, included, including, cover, covers, covered, contain, contains, part of, shamil, shaamil, shaamal,
  shamal, inclusive`;

/** A checkup without a particular complaint. */
export const checkupWords = `checkup, checkups, check up, checkap, chekap, chekaap, chaikaap, chaikap, full body, whole body, master health,
  ${combinePhrases("poora, poore, puri, poori, sara, saara, saare, pura, pure", "sharir, shareer, sareer, body, badan")}`;

/** Of a test or checkup they say how often; the patient names no complaint. */
export const periodWords = `routine, rutin, rutine, regular, regularly, reguler, general, normal, basic, yearly, annual, annually, half yearly, monthly, periodic,
  saalana, salana, rozana, daily, niyamit, niyamat, saal ch, saal vich, saal me, ik vaar, ek baar, every year, once a year, ${combinePhrases("har, hare", "saal, sal, mahine, month")},
  ${combinePhrases("saal, sal, roz, roj, mahine", "da, di, ka, ki, wala, vala")}`;

/** Samples whose tests are called "routine" themselves. */
export const routineSamples = `urine, peshab, pishab, pishaab, peshaab, stool, tatti, potty, latrine, semen, mutra`;
