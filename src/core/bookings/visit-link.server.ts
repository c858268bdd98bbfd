import { type Language, languages } from "#core/i18n/languages.ts";
import { isEqualConstantTime, type KeyedHash } from "#platform/keyed-hash.server.ts";

/** The site's public URL, and the keyed hash of the lab's secret. */
export type VisitLinkDeps = { hash: KeyedHash; publicUrl: string };

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

/** The part of the site in which visit links are. */
const VISIT_PATH = "/v/";

/** Returns the URL that opens a booking's visit without a login, on the page of that language. */
export function createVisitUrl({ hash, publicUrl }: VisitLinkDeps, code: string, language: Language): string {
  return new URL(languages[language].basePath + VISIT_PATH + createVisitLinkToken(hash, code), publicUrl).href;
}

/** Returns the visit link with which a text ends, and its token; null if there is none. */
export function findVisitUrl(text: string): { url: string; token: string } | null {
  const [, url, token] = /(https?:\/\/\S+\/v\/([\da-z]{6}[\w-]{16}))$/.exec(text) ?? [];
  return url && token ? { url, token } : null;
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
