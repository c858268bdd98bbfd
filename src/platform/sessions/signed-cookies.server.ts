import { createHmac, timingSafeEqual } from "node:crypto";
import { cookieName, cookiePrefixes, type SessionSettings } from "./shared-options.server.ts";

/**
 * Whether a Cookie header holds the cookie of a session that we have made. It asks no database, so the session may have
 * ended: the answer parts visitors who may be somebody from those who are nobody, and opens nothing.
 */
export function createSignedCookies({ secret, isSecure }: SessionSettings): (cookies: string) => boolean {
  const names = Object.values(cookiePrefixes).map((prefix) => cookieName(`${prefix}.session_token`, isSecure));
  return (cookies) => names.some((name) => cookies.includes(name) && isSigned(firstCookie(cookies, name), secret));
}

/** Of several with one name the first counts, as where sessions are read. */
function firstCookie(cookies: string, name: string): string {
  for (const cookie of cookies.split(";")) {
    const sign = cookie.indexOf("=");
    if (sign > 0 && cookie.slice(0, sign).trim() === name) return decoded(cookie.slice(sign + 1).trim());
  }
  return "";
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const SIGNATURE_BYTES = 32;

/** The sign-in library's form: the token, a dot, and its HMAC-SHA256 in base64. */
function isSigned(value: string, secret: string): boolean {
  const dot = value.lastIndexOf(".");
  const given = Buffer.from(value.slice(dot + 1), "base64");
  if (dot <= 0 || given.length !== SIGNATURE_BYTES) return false;
  return timingSafeEqual(given, createHmac("sha256", secret).update(value.slice(0, dot)).digest());
}
