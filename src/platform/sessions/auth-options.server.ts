import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import type { Db } from "#db/client.server.ts";
import * as accounts from "#db/schema/accounts.ts";

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;

/** Auth requests never leave the process, so this is only a name. */
const INTERNAL_URL = "http://sessions.nabz.internal";

/** Each kind of session has its own cookies. */
export const cookiePrefixes = { admin: "nabz", patients: "nabz.patient" } as const;

/** With "__Host-" browsers accept a cookie only from this host over HTTPS, for all paths. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

export type SessionConfig = { secret: string; isSecure: boolean };

/**
 * Options of better-auth for staff and for patients. Each has its own cookie, so that a browser can have both sessions
 * and neither is taken for the other. Rate limits are our own.
 */
export function createAuthOptions(db: Db, { secret, isSecure }: SessionConfig, cookiePrefix: string) {
  return {
    baseURL: INTERNAL_URL,
    secret,
    database: (options: BetterAuthOptions) =>
      withErrorCauses(drizzleAdapter(db, { provider: "pg", schema: accounts })(options)),
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
      // The library's own option would put "__Secure-" before the prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } as const;
}

/** On internal calls: the invitation that the account had before its password or code was checked. */
export const INVITATION_HEADER = "nabz-invitation";

/** Returns the invitation of an account, a session or a challenge; null for the owner's. */
export function readInvitation(record: Record<string, unknown> | null | undefined): string | null {
  return typeof record?.invitation === "string" ? record.invitation : null;
}

/**
 * Returns an internal POST request to the library, as one of its own pages would send it. Only two of the visitor's
 * headers are copied, so that a visitor cannot set the invitation.
 */
export function createInternalPost(
  path: string,
  headers: Headers,
  body: object = {},
  invitation: string | null = null,
): Request {
  return new Request(`${INTERNAL_URL}/api/auth${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: INTERNAL_URL,
      cookie: headers.get("cookie") ?? "",
      "user-agent": headers.get("user-agent") ?? "",
      ...(invitation !== null && { [INVITATION_HEADER]: invitation }),
    },
    body: JSON.stringify(body),
  });
}

/**
 * Keeps database errors: the library hides them unless wrapped in its own error type. As the cause of one, they let the
 * API distinguish an unavailable database from a bug.
 */
function withErrorCauses(adapter: Adapter): Adapter {
  const members = Object.entries(adapter).map(([name, member]) => [
    name,
    typeof member === "function" ? wrapErrorCause(member) : member,
  ]);
  return Object.fromEntries(members);
}

function wrapErrorCause(method: (...args: never[]) => unknown) {
  return async (...args: never[]) => {
    try {
      return await method(...args);
    } catch (cause) {
      throw cause instanceof APIError ? cause : Object.assign(new APIError("SERVICE_UNAVAILABLE"), { cause });
    }
  };
}

function throwCause(failure: unknown): void {
  if (failure instanceof APIError && failure.cause) throw failure.cause;
}
