import { randomBytes } from "node:crypto";
import type { BrowserCookie } from "./browser-cookies.server.ts";

export type PatientBrowsers = {
  /** Whether a patient was let in in this browser with this phone (E.164), the last of its phones. Asks no database. */
  isKnown(headers: Headers, phone: string): boolean;
  /** The cookie of a browser in which a phone was let in. */
  remember(phone: string): string;
};

/** Browsers in which a code of a phone was right once: codes that strangers ask for are not counted with theirs (decision 006). */
export function createPatientBrowsers(cookie: BrowserCookie): PatientBrowsers {
  return {
    isKnown: (headers, phone) => cookie.read(headers, phone) !== null,
    remember: (phone) => cookie.write(randomBytes(16).toString("base64url"), phone),
  };
}
