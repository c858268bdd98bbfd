import { usualSpelling } from "#core/chatbot/words/spellings.ts";

/**
 * The word as it sounds: "bukhaar", "bukhar" and "bukhaarr" become one. Hindi and Punjabi have no fixed spelling in
 * Latin letters; what people vary are long vowels, doubled letters, the h of an aspirate, a nasal before h or at the end,
 * the glide before a ("golian", "goliyan"), au/o, and w/v, z/j, q/k. English words lose their endings: "coughed", "coughing".
 */
export function soundOf(word: string): string {
  return stemOf(usualSpelling.get(word) ?? word)
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/[ao]u/g, "o")
    .replace(/(?<=[aeiou])nh/g, "h")
    .replace(/ph/g, "f")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/ck|q/g, "k")
    .replace(/([bcdgjklnprst])h+/g, "$1")
    .replace(/(\p{Script=Latin})\1+/gu, "$1")
    .replace(/(?<=[b-df-hj-np-tv-xz])(?:[aei]?y|i)(?=a)/g, "y")
    .replace(/(?<=^(?!mar).{2,}[aeo])n$/, "");
}

/** Shorter remainders are words of their own ("sing", "bed"), and "saans" is no plural. */
function stemOf(word: string): string {
  return /^saan?s$/.test(word) ? word : word.replace(/^([a-z]{4,})(?:ing|ed|s)$/, "$1");
}
