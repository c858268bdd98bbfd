import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { username } from "better-auth/plugins/username";
import type { Db } from "#db/client.server.ts";
import * as accounts from "#db/schema/accounts.ts";

const HOUR_SECONDS = 3600;
/** The address of the visitor travels to the sign-in library under a name that no client can send. */
const ADDRESS_HEADER = "x-nabz-visitor";
/** Sign-in requests never leave the process, so the library's own address is a name, not a place. */
const INNER_URL = "http://sessions.nabz.internal";

export type Sessions = {
  /** Who the cookies say it is, if their session still stands. */
  whoIs(headers: Headers): Promise<{ name: string; role: string } | null>;
  /** Tries the owner's password. `cookies` are to be set on the answer; the attempt counts against `address`. */
  signInOwner(password: string, address: string): Promise<SignIn>;
  /** Ends the session on the server; `cookies` clear it in the browser. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>;
  hasOwner(): Promise<boolean>;
  /** Sets the owner's password, kept as a hash alone; makes the owner where there is none. */
  setOwnerPassword(password: string): Promise<void>;
};

export type SignIn =
  | { outcome: "in"; cookies: string[] }
  | { outcome: "wrong-password" }
  | { outcome: "too-many"; retryAfterSeconds: number };

const OWNER = "owner";

/** Sign-in by better-auth: sessions in the database, HttpOnly cookies, attempts limited by address in the database. */
export function createSessions(db: Db, options: { secret: string; isSecure: boolean }): Sessions {
  const auth = createAuth(db, options);
  const call = (path: string, headers: HeadersInit, body?: object) =>
    auth.handler(
      new Request(`${INNER_URL}/api/auth${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: INNER_URL, ...Object.fromEntries(new Headers(headers)) },
        body: JSON.stringify(body ?? {}),
      }),
    );
  return {
    async whoIs(headers) {
      if (!headers.has("cookie")) return null;
      const found = await auth.api.getSession({ headers });
      return found ? { name: found.user.username ?? found.user.name, role: found.user.role } : null;
    },
    async signInOwner(password, address) {
      return signInOf(await call("/sign-in/username", { [ADDRESS_HEADER]: address }, { username: OWNER, password }));
    },
    async signOut(headers) {
      const answer = await call("/sign-out", { cookie: headers.get("cookie") ?? "" });
      return { cookies: answer.headers.getSetCookie() };
    },
    async hasOwner() {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findUserByEmail(ownerEmail())) !== null;
    },
    async setOwnerPassword(password) {
      const { internalAdapter, password: hashing } = await auth.$context;
      const hash = await hashing.hash(password);
      const known = await internalAdapter.findUserByEmail(ownerEmail());
      if (known) return void (await internalAdapter.updatePassword(known.user.id, hash));
      const owner = await internalAdapter.createUser(
        {
          email: ownerEmail(),
          name: "Owner",
          username: OWNER,
          role: OWNER,
          emailVerified: true,
        },
        { method: "admin" },
      );
      await internalAdapter.linkAccount({
        userId: owner.id,
        providerId: "credential",
        accountId: owner.id,
        password: hash,
      });
    },
  };
}

function createAuth(db: Db, { secret, isSecure }: { secret: string; isSecure: boolean }) {
  return betterAuth({
    baseURL: INNER_URL,
    secret,
    database: drizzleAdapter(db, { provider: "pg", schema: accounts }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    plugins: [username()],
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "patient" },
        phone: { type: "string", input: false, required: false, unique: true },
      },
    },
    session: { expiresIn: 12 * HOUR_SECONDS, updateAge: HOUR_SECONDS },
    rateLimit: {
      enabled: true,
      storage: "database",
      customRules: { "/sign-in/username": { window: 60, max: 5 } },
    },
    advanced: {
      cookiePrefix: "nabz",
      useSecureCookies: isSecure,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

async function signInOf(answer: Response): Promise<SignIn> {
  if (answer.ok) return { outcome: "in", cookies: answer.headers.getSetCookie() };
  if (answer.status === 429) {
    return { outcome: "too-many", retryAfterSeconds: Number(answer.headers.get("x-retry-after")) || 60 };
  }
  if (answer.status === 401 || answer.status === 400) return { outcome: "wrong-password" };
  throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
}

function ownerEmail(): string {
  return `${OWNER}@staff.invalid`;
}
