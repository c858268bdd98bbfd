import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import type { Db } from "#db/client.server.ts";
import * as accounts from "#db/schema/accounts.ts";

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;

/** Sign-in requests never leave the process, so the library's own address is a name, not a place. */
const INNER_URL = "http://sessions.nabz.internal";

/** Each kind of session has cookies of its own. */
export const cookiePrefixes = { desk: "nabz", patients: "nabz.patient" } as const;

/** With "__Host-" a browser takes a cookie from this very host over HTTPS alone, for all of its pages. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

export type SessionSettings = { secret: string; isSecure: boolean };

/**
 * What the sign-in library is told for the desk and for patients alike. Each has a cookie of its own, so that a browser may
 * hold both and neither passes for the other. Attempts are limited outside, by rules of our own.
 */
export function sharedOptions(db: Db, { secret, isSecure }: SessionSettings, cookiePrefix: string) {
  return {
    baseURL: INNER_URL,
    secret,
    database: (options: BetterAuthOptions) =>
      keepCauses(drizzleAdapter(db, { provider: "pg", schema: accounts })(options)),
    onAPIError: { onError: throwCause },
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "patient" },
        phone: { type: "string", input: false, required: false, unique: true },
        invitation: { type: "string", input: false, required: false },
      },
    },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookieName(cookiePrefix, isSecure),
      // The library's own switch would write "__Secure-" before the prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } as const;
}

/** On a call in process: the invitation that the account had before its password or code was looked at. */
export const INVITATION_HEADER = "nabz-invitation";

/** Of an account, a session or a challenge; the owner's have none. */
export function invitationOf(kept: Record<string, unknown> | null | undefined): string | null {
  return typeof kept?.invitation === "string" ? kept.invitation : null;
}

/**
 * A POST to the library in process, as one of its own pages would send it. Of the visitor's headers it takes two, so that
 * nobody outside can name an invitation.
 */
export function innerPost(
  path: string,
  headers: Headers,
  body: object = {},
  invitation: string | null = null,
): Request {
  return new Request(`${INNER_URL}/api/auth${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: INNER_URL,
      cookie: headers.get("cookie") ?? "",
      "user-agent": headers.get("user-agent") ?? "",
      ...(invitation !== null && { [INVITATION_HEADER]: invitation }),
    },
    body: JSON.stringify(body),
  });
}

/**
 * The library hides why its database failed, except in an error of its own kind: so the failure travels as the cause of
 * one, and the API's door can tell a database that is away from a fault.
 */
function keepCauses(adapter: Adapter): Adapter {
  const parts = Object.entries(adapter).map(([name, part]) => [
    name,
    typeof part === "function" ? telling(part) : part,
  ]);
  return Object.fromEntries(parts);
}

function telling(ask: (...asked: never[]) => unknown) {
  return async (...asked: never[]) => {
    try {
      return await ask(...asked);
    } catch (cause) {
      throw cause instanceof APIError ? cause : Object.assign(new APIError("SERVICE_UNAVAILABLE"), { cause });
    }
  };
}

function throwCause(failure: unknown): void {
  if (failure instanceof APIError && failure.cause) throw failure.cause;
}
