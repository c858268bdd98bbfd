import type { Db } from "#db/client.server.ts";
import { createKeyedHash } from "#platform/keyed-hash.server.ts";
import { createDeskSessions, type DeskSessions } from "./desk-sessions.server.ts";
import { createKnownBrowsers, type KnownBrowsers } from "./known-browsers.server.ts";
import { createPatientSessions, type PatientSessions } from "./patient-sessions.server.ts";
import type { SessionSettings } from "./shared-options.server.ts";
import { createSignedCookies } from "./signed-cookies.server.ts";

export type Sessions = {
  desk: DeskSessions;
  browsers: KnownBrowsers;
  patients: PatientSessions;
  /** Whether a Cookie header holds a session that we have made, or had made before it ended. */
  haveSigned(cookies: string): boolean;
};

/** Sign-in by better-auth: sessions in the database, HttpOnly cookies; staff and patients apart. */
export function createSessions(databases: Record<"desk" | "patients", Db>, settings: SessionSettings): Sessions {
  return {
    desk: createDeskSessions(databases.desk, settings),
    browsers: createKnownBrowsers(createKeyedHash(settings.secret), settings.isSecure),
    patients: createPatientSessions(databases.patients, settings),
    haveSigned: createSignedCookies(settings),
  };
}
