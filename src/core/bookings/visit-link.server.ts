import { isEqualConstantTime, type KeyedHash } from "#platform/keyed-hash.server.ts";

const CODE_PREFIX = "BK-";
const CODE_DIGITS = 8;
/** The highest code, 99999999, has six digits in base 36. */
const CODE_LETTERS = 6;
/** Letters of the keyed hash: 96 bits. */
const HASH_LETTERS = 16;

/**
 * Returns the token of a visit link, 22 letters: the booking's code, and a keyed hash of it that needs the
 * lab's secret. It is valid as long as that secret.
 */
export function createVisitLinkToken(hash: KeyedHash, code: string): string {
  const digits = Number(code.slice(CODE_PREFIX.length));
  return digits.toString(36).padStart(CODE_LETTERS, "0") + hashCode(hash, code);
}

/** Returns the code of the booking that a token stands for; null if the token was not made with this lab's secret. */
export function parseVisitLinkToken(hash: KeyedHash, token: string): string | null {
  if (!/^[\da-z]{6}[\w-]{16}$/.test(token)) return null;
  const digits = Number.parseInt(token.slice(0, CODE_LETTERS), 36);
  const code = CODE_PREFIX + String(digits).padStart(CODE_DIGITS, "0");
  return isEqualConstantTime(createVisitLinkToken(hash, code), token) ? code : null;
}

function hashCode(hash: KeyedHash, code: string): string {
  return hash("visit link", code).toString("base64url").slice(0, HASH_LETTERS);
}
