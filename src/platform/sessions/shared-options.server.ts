import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Db } from "#db/client.server.ts";
import * as accounts from "#db/schema/accounts.ts";

/** Sign-in requests never leave the process, so the library's own address is a name, not a place. */
const INNER_URL = "http://sessions.nabz.internal";

export type SessionSettings = { secret: string; isSecure: boolean };

/**
 * What the sign-in library is told for the desk and for patients alike. Each has a cookie of its own, so that a browser may
 * hold both and neither passes for the other. Attempts are limited outside, by rules of our own.
 */
export function sharedOptions(db: Db, { secret, isSecure }: SessionSettings, cookiePrefix: string) {
  return {
    baseURL: INNER_URL,
    secret,
    database: drizzleAdapter(db, { provider: "pg", schema: accounts }),
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "patient" },
        phone: { type: "string", input: false, required: false, unique: true },
      },
    },
    rateLimit: { enabled: false },
    advanced: { cookiePrefix, useSecureCookies: isSecure, ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } as const;
}

/** A POST to the library in process, as one of its own pages would send it. */
export function innerPost(path: string, headers: Headers, body: object = {}): Request {
  return new Request(`${INNER_URL}/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: INNER_URL, cookie: headers.get("cookie") ?? "" },
    body: JSON.stringify(body),
  });
}
