/*
 * Devanagari letters as people type them in Latin ones. Gurmukhi has the same order in Unicode, one block further, so
 * one table serves both.
 */

export const consonants: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};

/** With a dot below. All others are typed as the letter itself. */
export const dottedConsonants: Readonly<Record<string, string>> = { ज: "z", फ: "f", स: "sh" };

/** A vowel at the beginning of a syllable, and its sign at a consonant. */
export const vowels: readonly (readonly [letter: string, sign: string, latin: string])[] = [
  ["आ", "ा", "aa"],
  ["इ", "ि", "i"],
  ["ई", "ी", "ee"],
  ["उ", "ु", "u"],
  ["ऊ", "ू", "oo"],
  ["ऋ", "ृ", "ri"],
  ["ए", "े", "e"],
  ["ऐ", "ै", "ai"],
  ["ऑ", "ॉ", "o"],
  ["ओ", "ो", "o"],
  ["औ", "ौ", "au"],
];
