import type { Db } from "#db/client.server.ts";
import { createKeyedHash } from "#platform/keyed-hash.server.ts";
import { type AdminSessions, createAdminSessions } from "./admin-sessions.server.ts";
import type { SessionConfig } from "./auth-options.server.ts";
import { createBrowserCookie } from "./browser-cookie.server.ts";
import { createKnownBrowsers, type KnownBrowsers } from "./known-browsers.server.ts";
import { createKnownPatientBrowsers, type KnownPatientBrowsers } from "./known-patient-browsers.server.ts";
import { createPatientSessions, type PatientSessions } from "./patient-sessions.server.ts";
import { createSessionCookieCheck } from "./session-cookie-check.server.ts";

export type Sessions = {
  admin: AdminSessions;
  knownBrowsers: KnownBrowsers;
  knownPatientBrowsers: KnownPatientBrowsers;
  patients: PatientSessions;
  /** Whether a Cookie header has a session cookie of ours; the session may have ended. */
  hasSessionCookie(cookies: string): boolean;
};

/** Sessions by better-auth, in the database, with HttpOnly cookies; staff and patients are separate. */
export function createSessions(databases: Record<"admin" | "patients", Db>, settings: SessionConfig): Sessions {
  const { secret, isSecure } = settings;
  const hash = createKeyedHash(secret);
  const cookieOf = (name: string, purpose: string) => createBrowserCookie({ name, purpose, hash, isSecure });
  return {
    admin: createAdminSessions(databases.admin, settings),
    knownBrowsers: createKnownBrowsers(databases.admin, cookieOf("nabz.desk_browser", "desk browser")),
    knownPatientBrowsers: createKnownPatientBrowsers(cookieOf("nabz.patient_browser", "patient browser")),
    patients: createPatientSessions(databases.patients, settings),
    hasSessionCookie: createSessionCookieCheck(settings),
  };
}
