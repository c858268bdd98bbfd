import { expect, test } from "vitest";
import { inLatin } from "./latin.ts";

test.each([
  // A short "a" that is written and not spoken.
  ["धड़कन", "dhadkan"],
  ["समझना", "samajhna"],
  ["ਉਲਟੀ", "ulti"],
  ["ਥਕਾਵਟ", "thakaavat"],
  // Nasals: before lips an m, elsewhere an n, unheard at the end.
  ["सांस", "saans"],
  ["साँप", "saamp"],
  ["नहीं", "nahi"],
  ["ਵਿੰਗਾ", "vinga"],
  ["ਨੂੰ", "nu"],
  // Aspirates, dots and doubled letters.
  ["छाती", "chhaati"],
  ["ਫੜ", "phad"],
  ["ज़ुबान", "zubaan"],
  ["ਸ਼ੂਗਰ", "shoogar"],
  ["ਸੁੱਜ", "suj"],
  ["ਖੋਲ੍ਹਦਾ", "kholda"],
  // Vowels beside an h and beside each other.
  ["ज़हर", "zehar"],
  ["ਰਿਹਾ", "reha"],
  ["ਰਹਿੰਦਾ", "rehnda"],
  ["गई", "gayi"],
  ["ਗਿਆ", "geya"],
  ["हुआ", "hua"],
  // Digits, and what needs no reading.
  ["५०", "50"],
  ["fever", "fever"],
  ["", ""],
])("%s is typed %s", (word, latin) => {
  expect(inLatin(word.normalize("NFKC"))).toBe(latin);
});
