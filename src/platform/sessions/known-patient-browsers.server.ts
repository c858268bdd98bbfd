import { randomBytes } from "node:crypto";
import type { BrowserCookie } from "./browser-cookie.server.ts";

export type KnownPatientBrowsers = {
  /** Whether a patient last signed in in this browser with this phone (E.164). Makes no database query. */
  isKnown(headers: Headers, phone: string): boolean;
  /** Returns the cookie of a browser in which a phone signed in. */
  remember(phone: string): string;
};

/**
 * Browsers in which a phone's code was correct once: codes requested by strangers are counted separately (decision
 * 006).
 */
export function createKnownPatientBrowsers(cookie: BrowserCookie): KnownPatientBrowsers {
  return {
    isKnown: (headers, phone) => cookie.read(headers, phone) !== null,
    remember: (phone) => cookie.write(randomBytes(16).toString("base64url"), phone),
  };
}
