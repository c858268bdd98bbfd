import { randomInt } from "node:crypto";
import { createAuthEndpoint } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { twoFactor } from "#db/schema/accounts.ts";
import type { AdminAuth, SignInResult } from "./admin-sessions.server.ts";
import { createInternalPost, readInvitation } from "./auth-options.server.ts";

const BACKUP_CODE_COUNT = 10;
const BACKUP_CODE_DIGITS = 10;

/** A sign-in with a correct password that still needs a code. */
export type PendingLogin = { id: string; email: string; name: string; role: string; invitation: string | null };

/** The secret for an authenticator app, and backup codes in case the phone is lost. */
export type NewSecondStep = { secret: string; backupCodes: string[] };

export type SecondStep = {
  /**
   * Returns the sign-in in this browser whose password was entered within the last ten minutes and which still needs a
   * code.
   */
  findPendingLogin(headers: Headers): Promise<PendingLogin | null>;
  /**
   * Checks a code of the app or a backup code; if correct, the session in the cookies ends. Returns "over" if the
   * password has to be entered again; `retryAfterSeconds` if the account had too many wrong codes.
   */
  signIn(code: string, headers: Headers): Promise<SignInResult | "over" | { retryAfterSeconds: number }>;
  /** Creates a secret for a user without a second step; it takes effect when `confirm` gets a code of it. */
  enrol(password: string, headers: Headers): Promise<NewSecondStep | "wrong" | "busy">;
  /** Enables an enrolled second step. */
  confirm(code: string, headers: Headers): Promise<SignInResult>;
  /** Creates ten new backup codes; the earlier ones become void. */
  renewBackupCodes(password: string, headers: Headers): Promise<{ backupCodes: string[] } | "wrong" | "busy">;
  disable(password: string, headers: Headers): Promise<SignInResult>;
  /** Returns how many backup codes are left; null if no second step is enabled. */
  countBackupCodes(userId: string): Promise<number | null>;
};

/** Options of the plugin: only codes of an app, and numeric backup codes, which a phone's keypad can enter. */
export const secondStepOptions = {
  backupCodeOptions: {
    storeBackupCodes: "encrypted",
    customBackupCodesGenerate: () =>
      Array.from({ length: BACKUP_CODE_COUNT }, () =>
        String(randomInt(10 ** BACKUP_CODE_DIGITS)).padStart(BACKUP_CODE_DIGITS, "0"),
      ),
  },
} as const;

/** The second step after the password, by the auth library's two-factor plugin. */
export function createSecondStep(
  auth: AdminAuth,
  db: Db,
  endSession: (headers: Headers) => Promise<unknown>,
): SecondStep {
  const post = (path: string, headers: Headers, body: object, invitation: string | null = null) =>
    auth.handler(createInternalPost(path, headers, body, invitation));
  const stepOf = async (userId: string) => (await db.select().from(twoFactor).where(eq(twoFactor.userId, userId)))[0];
  return {
    async findPendingLogin(headers) {
      return headers.has("cookie") ? (await auth.api.findPendingLogin({ headers })).pending : null;
    },
    async signIn(code, headers) {
      const isBackup = code.length === BACKUP_CODE_DIGITS;
      const { pending } = await auth.api.findPendingLogin({ headers });
      // With a session in the cookies the library would take the code for that session's.
      const challengeHeaders = new Headers({
        cookie: findChallengeCookie(headers),
        "user-agent": headers.get("user-agent") ?? "",
      });
      const path = `/two-factor/verify-${isBackup ? "backup-code" : "totp"}`;
      const answer = await post(path, challengeHeaders, { code }, pending?.invitation);
      if (answer.ok) {
        await endSession(headers);
        return { cookies: answer.headers.getSetCookie() };
      }
      const { code: why } = await answer.json();
      if (why === "ACCOUNT_TEMPORARILY_LOCKED")
        return { retryAfterSeconds: secondsUntil((pending && (await stepOf(pending.id))?.lockedUntil) ?? null) };
      // The library lets only one of several simultaneous uses of a backup code through.
      return expiredErrorCodes.has(why) ? "over" : "wrong";
    },
    async enrol(password, headers) {
      const answer = await post("/two-factor/enable", headers, { password });
      if (!answer.ok) return toPasswordFailure(answer);
      const { totpURI, backupCodes } = await answer.json();
      return { secret: new URL(totpURI).searchParams.get("secret") ?? "", backupCodes };
    },
    async confirm(code, headers) {
      const answer = await post("/two-factor/verify-totp", headers, { code });
      return answer.ok ? { cookies: answer.headers.getSetCookie() } : "wrong";
    },
    async renewBackupCodes(password, headers) {
      const answer = await post("/two-factor/generate-backup-codes", headers, { password });
      if (!answer.ok) return toPasswordFailure(answer);
      const { backupCodes } = await answer.json();
      return { backupCodes };
    },
    async disable(password, headers) {
      const answer = await post("/two-factor/disable", headers, { password });
      if (answer.ok) return { cookies: answer.headers.getSetCookie() };
      return toPasswordFailure(answer);
    },
    async countBackupCodes(userId) {
      const step = await stepOf(userId);
      if (!step?.verified) return null;
      return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length;
    },
  };
}

/** The password has to be entered again: it was too long ago, or five wrong codes followed. */
const expiredErrorCodes = new Set([
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  "TOTP_NOT_ENABLED",
]);

function secondsUntil(end: Date | null): number {
  return Math.max(Math.ceil(((end?.getTime() ?? 0) - Date.now()) / 1000), 1);
}

/** Returns why a password was not accepted. */
function toPasswordFailure({ status }: Response): "wrong" | "busy" {
  if (status === 429) return "busy";
  if (status === 400 || status === 401) return "wrong";
  throw new Error(`The second step answered ${status}.`);
}

const CHALLENGE_COOKIE = "two_factor";

/** Returns the cookie of a Cookie header that proves a correct password. */
function findChallengeCookie(headers: Headers): string {
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.find((cookie) => new RegExp(`^[\\w-]*nabz\\.${CHALLENGE_COOKIE}=`).test(cookie)) ?? "";
}

/** Returns only the cookies of the challenge, so that an existing session of the browser stays. */
export function selectChallengeCookies(cookies: string[]): string[] {
  return cookies.filter((cookie) => cookie.includes(`.${CHALLENGE_COOKIE}=`));
}

/** A plugin of the auth library: which sign-in needs a code by these cookies. Only internal calls reach it. */
export function pendingLoginPlugin() {
  return {
    id: "pending-login",
    endpoints: {
      findPendingLogin: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async (ctx) => {
        const { context } = ctx;
        const token = await ctx.getSignedCookie(context.createAuthCookie(CHALLENGE_COOKIE).name, context.secret);
        const challenge = token ? await context.internalAdapter.findVerificationValue(token) : null;
        const isOpen = challenge && challenge.expiresAt > new Date();
        const user = isOpen ? await context.internalAdapter.findUserById(challenge.value) : null;
        const invitation = readInvitation(challenge);
        const isOfNewest = user && invitation === readInvitation(user);
        return ctx.json({ pending: isOfNewest ? toPendingLogin({ ...user, invitation }) : null });
      }),
    },
  } as const;
}

type ChallengedUser = { id: string; email: string; name: string; invitation: string | null } & Record<string, unknown>;

function toPendingLogin({ id, email, name, invitation, ...account }: ChallengedUser): PendingLogin {
  return { id, email, name: String(account.username ?? name), role: String(account.role), invitation };
}
