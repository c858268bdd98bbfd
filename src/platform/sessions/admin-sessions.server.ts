import { betterAuth, type GenericEndpointContext } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { username } from "better-auth/plugins/username";
import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { session } from "#db/schema/accounts.ts";
import {
  cookiePrefixes,
  createAuthOptions,
  createInternalPost,
  INVITATION_HEADER,
  readInvitation,
  type SessionConfig,
} from "./auth-options.server.ts";
import { createPasswordHashQueue } from "./password-hash-queue.server.ts";
import {
  createSecondStep,
  pendingLoginPlugin,
  type SecondStep,
  secondStepOptions,
  selectChallengeCookies,
} from "./second-step.server.ts";

const HOUR_SECONDS = 3600;
const OWNER_NAME = "owner";

/** Email address of the owner's account. */
export const OWNER_EMAIL = `${OWNER_NAME}@staff.invalid`;

/**
 * Cookies of the new session, or of the challenge for a code; "busy" if too many passwords are waiting to be checked.
 */
export type SignInResult = { cookies: string[]; needsCode?: boolean } | "wrong" | "busy";

/** A signed-in member of staff, with the current role of the account. */
export type SignedInStaff = {
  id: string;
  name: string;
  role: string;
  hasSecondStep: boolean;
  /** Whether a code opened this session. */
  isProved: boolean;
  sessionId: string;
  usedAt: Date | null;
};

export type AdminSessions = {
  /** Returns the staff member of a session that is still valid and was opened under their newest invitation. */
  findSignedIn(headers: Headers): Promise<SignedInStaff | null>;
  /** Records that a session was used. */
  markUsed(sessionId: string, now: Date): Promise<void>;
  /** Checks the password of the session's user; the session continues, and no cookies are returned. */
  checkPassword(password: string, headers: Headers): Promise<SignInResult>;
  /** Returns the id of the session in these cookies. */
  findSessionId(headers: Headers): Promise<string | null>;
  /**
   * Checks the password of the account with this email address (`OWNER_EMAIL` is the owner's). If it opens a session,
   * the one in the cookies ends.
   */
  signIn(password: string, headers: Headers, email: string): Promise<SignInResult>;
  /** Hashes a password for storage, in the hash queue. */
  hashPassword(password: string): Promise<string>;
  /** Ends the session on the server; `cookies` clear it in the browser. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>;
  /** Changes the signed-in user's password and ends their other sessions, if the current password is correct. */
  changePassword(headers: Headers, passwords: { present: string; next: string }): Promise<SignInResult>;
  /** Whether there is an owner with a password. */
  hasOwner(): Promise<boolean>;
  /** Sets the owner's password, stored as a hash; creates the owner if missing. */
  setOwnerPassword(password: string): Promise<void>;
  secondSteps: SecondStep;
};

/**
 * Staff sessions, in an HttpOnly cookie of 12 hours. The owner signs in by the password alone, others by account and
 * password.
 */
export function createAdminSessions(db: Db, settings: SessionConfig): AdminSessions {
  const auth = createAuth(db, settings);
  const signOut: AdminSessions["signOut"] = async (headers) => {
    const answer = await auth.handler(createInternalPost("/sign-out", headers));
    return { cookies: answer.headers.getSetCookie() };
  };
  const signOutIfIn = async (headers: Headers) => {
    if (headers.has("cookie")) await signOut(headers);
  };
  return {
    ...createSessionQueries(auth, db),
    async checkPassword(password, headers) {
      return toSignInResult(await auth.api.verifyPassword({ body: { password }, headers, asResponse: true }));
    },
    async signIn(password, headers, email) {
      const device = new Headers({ "user-agent": headers.get("user-agent") ?? "" });
      const known = await (await auth.$context).internalAdapter.findUserByEmail(email);
      const answer = await auth.handler(
        createInternalPost("/sign-in/email", device, { email, password }, readInvitation(known?.user)),
      );
      const result = toSignInResult(answer);
      if (typeof result === "string") return result;
      const { twoFactorRedirect: needsCode } = await answer.json();
      if (needsCode) return { cookies: selectChallengeCookies(result.cookies), needsCode };
      await signOutIfIn(headers);
      return result;
    },
    signOut,
    secondSteps: createSecondStep(auth, db, signOutIfIn),
    async hashPassword(password) {
      return (await auth.$context).password.hash(password);
    },
    async changePassword(headers, { present, next }) {
      const change = { currentPassword: present, newPassword: next, revokeOtherSessions: true };
      return toSignInResult(await auth.handler(createInternalPost("/change-password", headers, change)));
    },
    ...createOwnerAccount(auth),
  };
}

function createAuth(db: Db, settings: SessionConfig) {
  return betterAuth({
    ...createAuthOptions(db, settings, cookiePrefixes.admin),
    emailAndPassword: { enabled: true, disableSignUp: true, password: createPasswordHashQueue() },
    plugins: [username(), twoFactor(secondStepOptions), pendingLoginPlugin()],
    session: {
      expiresIn: 12 * HOUR_SECONDS,
      updateAge: HOUR_SECONDS,
      additionalFields: {
        provedByCode: { type: "boolean", input: false, defaultValue: false },
        usedAt: { type: "date", input: false, required: false },
        invitation: { type: "string", input: false, required: false },
      },
    },
    verification: { additionalFields: { invitation: { type: "string", input: false, required: false } } },
    databaseHooks: {
      session: {
        create: {
          before: async (_made, ctx) => ({
            data: { provedByCode: isCodeVerified(ctx), invitation: resolveInvitation(ctx) },
          }),
        },
      },
      verification: { create: { before: async (_made, ctx) => ({ data: { invitation: resolveInvitation(ctx) } }) } },
    },
  });
}

export type AdminAuth = ReturnType<typeof createAuth>;

/** Whether the new session follows a correct code, or replaces a session that a code had opened. */
function isCodeVerified(ctx: GenericEndpointContext | null): boolean {
  if (ctx?.path === "/change-password") return ctx.context.session?.session.provedByCode === true;
  return ctx?.path === "/two-factor/verify-totp" || ctx?.path === "/two-factor/verify-backup-code";
}

/**
 * Returns the invitation of a new session: that of the session it replaces, else the one that the account had before
 * its password or code was checked. A sign-in in progress during a new invitation thus has the earlier one.
 */
function resolveInvitation(ctx: GenericEndpointContext | null): string | null {
  const previous = ctx?.context.session?.session;
  return previous ? readInvitation(previous) : (ctx?.headers?.get(INVITATION_HEADER) ?? null);
}

/** Queries about the session in the cookies. */
function createSessionQueries(
  auth: AdminAuth,
  db: Db,
): Pick<AdminSessions, "findSignedIn" | "markUsed" | "findSessionId"> {
  return {
    async findSignedIn(headers) {
      if (!headers.has("cookie")) return null;
      const found = await auth.api.getSession({ headers });
      if (!found || readInvitation(found.session) !== readInvitation(found.user)) return null;
      const { id, name, username: short, role, twoFactorEnabled } = found.user;
      const { id: sessionId, provedByCode, usedAt } = found.session;
      const steps = { hasSecondStep: twoFactorEnabled ?? false, isProved: provedByCode ?? false };
      return { id, name: short ?? name, role, ...steps, sessionId, usedAt: usedAt ?? null };
    },
    async markUsed(sessionId, now) {
      await db.update(session).set({ usedAt: now }).where(eq(session.id, sessionId));
    },
    async findSessionId(headers) {
      return (await auth.api.getSession({ headers }))?.session.id ?? null;
    },
  };
}

function createOwnerAccount(auth: AdminAuth): Pick<AdminSessions, "hasOwner" | "setOwnerPassword"> {
  const hasOwner = async () => {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(OWNER_EMAIL, { includeAccounts: true });
    return found !== null && found.accounts.length > 0;
  };
  return {
    hasOwner,
    async setOwnerPassword(password) {
      const { internalAdapter, password: hashing } = await auth.$context;
      const hash = await hashing.hash(password);
      const known = await internalAdapter.findUserByEmail(OWNER_EMAIL);
      if (known && (await hasOwner())) return void (await internalAdapter.updatePassword(known.user.id, hash));
      const made = { email: OWNER_EMAIL, name: "Owner", username: OWNER_NAME, role: OWNER_NAME, emailVerified: true };
      const owner = known?.user ?? (await internalAdapter.createUser(made, { method: "admin" }));
      const credential = { userId: owner.id, providerId: "credential", accountId: owner.id, password: hash };
      await internalAdapter.linkAccount(credential);
    },
  };
}

function toSignInResult(answer: Response): SignInResult {
  if (answer.ok) return { cookies: answer.headers.getSetCookie() };
  if (answer.status === 429) return "busy";
  if (answer.status === 401 || answer.status === 400) return "wrong";
  throw new Error(`Sign-in answered ${answer.status}.`);
}
