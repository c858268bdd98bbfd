import { betterAuth, type GenericEndpointContext } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { username } from "better-auth/plugins/username";
import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { session } from "#db/schema/accounts.ts";
import { createHashLine } from "./hash-line.server.ts";
import {
  challengeOf,
  createSecondSteps,
  type SecondSteps,
  secondStepOptions,
  whoOwesCode,
} from "./second-steps.server.ts";
import {
  cookiePrefixes,
  INVITATION_HEADER,
  innerPost,
  invitationOf,
  type SessionSettings,
  sharedOptions,
} from "./shared-options.server.ts";

const HOUR_SECONDS = 3600;
const OWNER = "owner";

/** By which the account of the desk's password is kept. */
export const OWNER_EMAIL = `${OWNER}@staff.invalid`;

/** The cookies of a session that was opened, or that ask for a code first; "busy" where too many wait to have their password looked at. */
export type Tried = { cookies: string[]; owesCode?: boolean } | "wrong" | "busy";

/** Somebody with a session at the desk, with the role that the account has now. */
export type DeskPerson = {
  id: string;
  name: string;
  role: string;
  hasSecondStep: boolean;
  /** Whether a code opened this session. */
  isProved: boolean;
  sessionId: string;
  usedAt: Date | null;
};

export type DeskSessions = {
  /** Whose session these cookies hold at the desk, if it still stands and was opened under their newest invitation. */
  whoIs(headers: Headers): Promise<DeskPerson | null>;
  /** Notes that somebody did something with their session. */
  markUsed(sessionId: string, now: Date): Promise<void>;
  /** Tries the password of whoever's session it is, which goes on; gives no cookies. */
  checkPassword(password: string, headers: Headers): Promise<Tried>;
  /** Which of somebody's sessions these cookies hold. */
  sessionOf(headers: Headers): Promise<string | null>;
  /**
   * Tries the password of the account kept by this email address (`OWNER_EMAIL` is the owner's); where it opens a session, the one
   * that the cookies held before ends.
   */
  signIn(password: string, headers: Headers, email: string): Promise<Tried>;
  /** As a password is kept, after those who wait before. */
  hashPassword(password: string): Promise<string>;
  /** Ends the session on the server; `cookies` clear it in the browser. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>;
  /** Gives whoever is signed in another password and ends their every other session, if the present one is right. */
  changePassword(headers: Headers, passwords: { present: string; next: string }): Promise<Tried>;
  /** Whether there is an owner with a password. */
  hasOwner(): Promise<boolean>;
  /** Sets the owner's password, kept as a hash alone; makes the owner where there is none. */
  setOwnerPassword(password: string): Promise<void>;
  secondSteps: SecondSteps;
};

/** The desk's sessions: the owner's by a password alone, everybody else's by an account and its own, in an HttpOnly cookie of 12 hours. */
export function createDeskSessions(db: Db, settings: SessionSettings): DeskSessions {
  const auth = createAuth(db, settings);
  const signOut: DeskSessions["signOut"] = async (headers) => {
    const answer = await auth.handler(innerPost("/sign-out", headers));
    return { cookies: answer.headers.getSetCookie() };
  };
  const signOutIfIn = async (headers: Headers) => {
    if (headers.has("cookie")) await signOut(headers);
  };
  return {
    ...heldBy(auth, db),
    async checkPassword(password, headers) {
      return triedBy(await auth.api.verifyPassword({ body: { password }, headers, asResponse: true }));
    },
    async signIn(password, headers, email) {
      const device = new Headers({ "user-agent": headers.get("user-agent") ?? "" });
      const known = await (await auth.$context).internalAdapter.findUserByEmail(email);
      const answer = await auth.handler(
        innerPost("/sign-in/email", device, { email, password }, invitationOf(known?.user)),
      );
      const tried = triedBy(answer);
      if (typeof tried === "string") return tried;
      const { twoFactorRedirect: owesCode } = await answer.json();
      if (owesCode) return { cookies: challengeOf(tried.cookies), owesCode };
      await signOutIfIn(headers);
      return tried;
    },
    signOut,
    secondSteps: createSecondSteps(auth, db, signOutIfIn),
    async hashPassword(password) {
      return (await auth.$context).password.hash(password);
    },
    async changePassword(headers, { present, next }) {
      const change = { currentPassword: present, newPassword: next, revokeOtherSessions: true };
      return triedBy(await auth.handler(innerPost("/change-password", headers, change)));
    },
    ...ownerOf(auth),
  };
}

function createAuth(db: Db, settings: SessionSettings) {
  return betterAuth({
    ...sharedOptions(db, settings, cookiePrefixes.desk),
    emailAndPassword: { enabled: true, disableSignUp: true, password: createHashLine() },
    plugins: [username(), twoFactor(secondStepOptions), whoOwesCode()],
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
          before: async (_made, ctx) => ({ data: { provedByCode: isProvedByCode(ctx), invitation: namedBy(ctx) } }),
        },
      },
      verification: { create: { before: async (_made, ctx) => ({ data: { invitation: namedBy(ctx) } }) } },
    },
  });
}

export type DeskAuth = ReturnType<typeof createAuth>;

/** Whether what makes a session has just seen a right code, or exchanges a session that a code had opened. */
function isProvedByCode(ctx: GenericEndpointContext | null): boolean {
  if (ctx?.path === "/change-password") return ctx.context.session?.session.provedByCode === true;
  return ctx?.path === "/two-factor/verify-totp" || ctx?.path === "/two-factor/verify-backup-code";
}

/**
 * The invitation under which something is opened: that of the session which is exchanged, else the one that the account had
 * before its password or code was looked at. What is on its way while somebody is invited again names the earlier one.
 */
function namedBy(ctx: GenericEndpointContext | null): string | null {
  const exchanged = ctx?.context.session?.session;
  return exchanged ? invitationOf(exchanged) : (ctx?.headers?.get(INVITATION_HEADER) ?? null);
}

/** What is known of the session that cookies hold. */
function heldBy(auth: DeskAuth, db: Db): Pick<DeskSessions, "whoIs" | "markUsed" | "sessionOf"> {
  return {
    async whoIs(headers) {
      if (!headers.has("cookie")) return null;
      const found = await auth.api.getSession({ headers });
      if (!found || invitationOf(found.session) !== invitationOf(found.user)) return null;
      const { id, name, username: short, role, twoFactorEnabled } = found.user;
      const { id: sessionId, provedByCode, usedAt } = found.session;
      const steps = { hasSecondStep: twoFactorEnabled ?? false, isProved: provedByCode ?? false };
      return { id, name: short ?? name, role, ...steps, sessionId, usedAt: usedAt ?? null };
    },
    async markUsed(sessionId, now) {
      await db.update(session).set({ usedAt: now }).where(eq(session.id, sessionId));
    },
    async sessionOf(headers) {
      return (await auth.api.getSession({ headers }))?.session.id ?? null;
    },
  };
}

function ownerOf(auth: DeskAuth): Pick<DeskSessions, "hasOwner" | "setOwnerPassword"> {
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
      const made = { email: OWNER_EMAIL, name: "Owner", username: OWNER, role: OWNER, emailVerified: true };
      const owner = known?.user ?? (await internalAdapter.createUser(made, { method: "admin" }));
      const credential = { userId: owner.id, providerId: "credential", accountId: owner.id, password: hash };
      await internalAdapter.linkAccount(credential);
    },
  };
}

function triedBy(answer: Response): Tried {
  if (answer.ok) return { cookies: answer.headers.getSetCookie() };
  if (answer.status === 429) return "busy";
  if (answer.status === 401 || answer.status === 400) return "wrong";
  throw new Error(`Sign-in answered ${answer.status}.`);
}
