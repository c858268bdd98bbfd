import type { Db } from "#db/client.server.ts";
import { createKeyedHash } from "#platform/keyed-hash.server.ts";
import { createBrowserCookie } from "./browser-cookies.server.ts";
import { createDeskSessions, type DeskSessions } from "./desk-sessions.server.ts";
import { createKnownBrowsers, type KnownBrowsers } from "./known-browsers.server.ts";
import { createPatientBrowsers, type PatientBrowsers } from "./patient-browsers.server.ts";
import { createPatientSessions, type PatientSessions } from "./patient-sessions.server.ts";
import type { SessionSettings } from "./shared-options.server.ts";
import { createSignedCookies } from "./signed-cookies.server.ts";

export type Sessions = {
  desk: DeskSessions;
  browsers: KnownBrowsers;
  patientBrowsers: PatientBrowsers;
  patients: PatientSessions;
  /** Whether a Cookie header holds a session that we have made, or had made before it ended. */
  haveSigned(cookies: string): boolean;
};

/** Sign-in by better-auth: sessions in the database, HttpOnly cookies; staff and patients apart. */
export function createSessions(databases: Record<"desk" | "patients", Db>, settings: SessionSettings): Sessions {
  const { secret, isSecure } = settings;
  const hash = createKeyedHash(secret);
  const cookieOf = (name: string, purpose: string) => createBrowserCookie({ name, purpose, hash, isSecure });
  return {
    desk: createDeskSessions(databases.desk, settings),
    browsers: createKnownBrowsers(databases.desk, cookieOf("nabz.desk_browser", "desk browser")),
    patientBrowsers: createPatientBrowsers(cookieOf("nabz.patient_browser", "patient browser")),
    patients: createPatientSessions(databases.patients, settings),
    haveSigned: createSignedCookies(settings),
  };
}
