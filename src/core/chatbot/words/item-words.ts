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
