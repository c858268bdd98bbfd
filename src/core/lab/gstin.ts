import { stripInvisible } from "#core/text-normalization.ts";

const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns a typed GSTIN in capital letters, without spaces. */
export function normalizeGstin(typed: string): string {
  return stripInvisible(typed).replace(/\s/g, "").toUpperCase();
}

/** Checks the form of a GSTIN and its last character, which follows from the others. */
export function isValidGstin(normalized: string): boolean {
  return GSTIN_PATTERN.test(normalized) && normalized.at(-1) === getCheckCharacter(normalized.slice(0, -1));
}

/** Every second character counts twice; the digits of each product, to the base of 36, are added up. */
function getCheckCharacter(body: string): string | undefined {
  const base = ALPHABET.length;
  const products = [...body].map((character, index) => ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2));
  const sum = products.reduce((total, product) => total + Math.floor(product / base) + (product % base), 0);
  return ALPHABET[(base - (sum % base)) % base];
}
