import { createHmac, timingSafeEqual } from "node:crypto";
import { cookieName, cookiePrefixes, type SessionConfig } from "./auth-options.server.ts";

/**
 * Returns a check whether a Cookie header has a session cookie signed by us. It makes no database query, so the session
 * may have ended: it distinguishes possibly signed-in visitors from anonymous ones, and grants no access.
 */
export function createSessionCookieCheck({ secret, isSecure }: SessionConfig): (cookies: string) => boolean {
  const names = Object.values(cookiePrefixes).map((prefix) => cookieName(`${prefix}.session_token`, isSecure));
  return (cookies) =>
    names.some((name) => cookies.includes(name) && hasValidSignature(readFirstCookie(cookies, name), secret));
}

/** Of several cookies with one name the first counts, as where sessions are read. */
function readFirstCookie(cookies: string, name: string): string {
  for (const cookie of cookies.split(";")) {
    const sign = cookie.indexOf("=");
    if (sign > 0 && cookie.slice(0, sign).trim() === name) return decodeSafely(cookie.slice(sign + 1).trim());
  }
  return "";
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const SIGNATURE_BYTES = 32;

/** Format of the auth library: the token, a dot, and its HMAC-SHA256 in base64. */
function hasValidSignature(value: string, secret: string): boolean {
  const dot = value.lastIndexOf(".");
  const given = Buffer.from(value.slice(dot + 1), "base64");
  if (dot <= 0 || given.length !== SIGNATURE_BYTES) return false;
  return timingSafeEqual(given, createHmac("sha256", secret).update(value.slice(0, dot)).digest());
}
