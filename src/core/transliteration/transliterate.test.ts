import { expect, test } from "vitest";
import { transliterate } from "./transliterate.ts";

test.each([
  // A short "a" that is written but not spoken.
  ["धड़कन", "dhadkan"],
  ["समझना", "samajhna"],
  ["ਉਲਟੀ", "ulti"],
  ["ਥਕਾਵਟ", "thakaavat"],
  // Nasals: an m before labials, an n elsewhere, silent at the end.
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
  // Vowels next to an h and next to each other.
  ["ज़हर", "zehar"],
  ["ਰਿਹਾ", "reha"],
  ["ਰਹਿੰਦਾ", "rehnda"],
  ["गई", "gayi"],
  ["ਗਿਆ", "geya"],
  ["हुआ", "hua"],
  // Digits and Latin text.
  ["५०", "50"],
  ["fever", "fever"],
  ["", ""],
])("transliterates %s as %s", (word, latin) => {
  expect(transliterate(word.normalize("NFKC"))).toBe(latin);
});
