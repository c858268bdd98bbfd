import { randomInt } from "node:crypto";
import { createAuthEndpoint } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { twoFactor as kept } from "#db/schema/accounts.ts";
import type { DeskAuth, Tried } from "./desk-sessions.server.ts";
import { innerPost, invitationOf } from "./shared-options.server.ts";

const BACKUP_CODES = 10;
const DIGITS_OF_BACKUP_CODE = 10;

/** Whose password was right, and who owes a code. */
export type Owing = { id: string; email: string; name: string; role: string; invitation: string | null };

/** What an authenticator app is given, and the codes for the day on which it is lost. */
export type NewSecondStep = { secret: string; backupCodes: string[] };

export type SecondSteps = {
  /** Who has given the password in this browser, within the last ten minutes, and owes a code. */
  owing(headers: Headers): Promise<Owing | null>;
  /**
   * Tries a code of the app or a backup code; where it is right, the session that the cookies held before ends. "over" where
   * the password is to be given again; `restsSeconds` where an account had too many wrong codes.
   */
  signIn(code: string, headers: Headers): Promise<Tried | "over" | { restsSeconds: number }>;
  /** Makes a secret for who has no second step yet; it counts once `confirm` has seen a code of it. */
  begin(password: string, headers: Headers): Promise<NewSecondStep | "wrong" | "busy">;
  /** Switches the second step on that was begun. */
  confirm(code: string, headers: Headers): Promise<Tried>;
  /** Ten other backup codes; those before are void. */
  renewBackupCodes(password: string, headers: Headers): Promise<{ backupCodes: string[] } | "wrong" | "busy">;
  switchOff(password: string, headers: Headers): Promise<Tried>;
  /** How many backup codes somebody has left; null where no second step is on. */
  backupCodesLeft(userId: string): Promise<number | null>;
};

/** The plugin's settings: nothing but a code of the app, and backup codes of figures alone, which a phone's keypad has. */
export const secondStepOptions = {
  backupCodeOptions: {
    storeBackupCodes: "encrypted",
    customBackupCodesGenerate: () =>
      Array.from({ length: BACKUP_CODES }, () =>
        String(randomInt(10 ** DIGITS_OF_BACKUP_CODE)).padStart(DIGITS_OF_BACKUP_CODE, "0"),
      ),
  },
} as const;

/** The second step of whoever has one: asked after the password, by the sign-in library's own means. */
export function createSecondSteps(
  auth: DeskAuth,
  db: Db,
  endSession: (headers: Headers) => Promise<unknown>,
): SecondSteps {
  const post = (path: string, headers: Headers, body: object, invitation: string | null = null) =>
    auth.handler(innerPost(path, headers, body, invitation));
  const stepOf = async (userId: string) => (await db.select().from(kept).where(eq(kept.userId, userId)))[0];
  return {
    async owing(headers) {
      return headers.has("cookie") ? (await auth.api.whoOwesCode({ headers })).owing : null;
    },
    async signIn(code, headers) {
      const isBackup = code.length === DIGITS_OF_BACKUP_CODE;
      const { owing } = await auth.api.whoOwesCode({ headers });
      // With a session beside it the library would take the code for that session's.
      const alone = new Headers({ cookie: challengeIn(headers), "user-agent": headers.get("user-agent") ?? "" });
      const path = `/two-factor/verify-${isBackup ? "backup-code" : "totp"}`;
      const answer = await post(path, alone, { code }, owing?.invitation);
      if (answer.ok) {
        await endSession(headers);
        return { cookies: answer.headers.getSetCookie() };
      }
      const { code: why } = await answer.json();
      if (why === "ACCOUNT_TEMPORARILY_LOCKED")
        return { restsSeconds: secondsUntil((owing && (await stepOf(owing.id))?.lockedUntil) ?? null) };
      // Of one backup code that comes several times at once the library lets one through.
      return isOver.has(why) ? "over" : "wrong";
    },
    async begin(password, headers) {
      const answer = await post("/two-factor/enable", headers, { password });
      if (!answer.ok) return passwordTried(answer);
      const { totpURI, backupCodes } = await answer.json();
      return { secret: new URL(totpURI).searchParams.get("secret") ?? "", backupCodes };
    },
    async confirm(code, headers) {
      const answer = await post("/two-factor/verify-totp", headers, { code });
      return answer.ok ? { cookies: answer.headers.getSetCookie() } : "wrong";
    },
    async renewBackupCodes(password, headers) {
      const answer = await post("/two-factor/generate-backup-codes", headers, { password });
      if (!answer.ok) return passwordTried(answer);
      const { backupCodes } = await answer.json();
      return { backupCodes };
    },
    async switchOff(password, headers) {
      const answer = await post("/two-factor/disable", headers, { password });
      if (answer.ok) return { cookies: answer.headers.getSetCookie() };
      return passwordTried(answer);
    },
    async backupCodesLeft(userId) {
      const step = await stepOf(userId);
      if (!step?.verified) return null;
      return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length;
    },
  };
}

/** The password has to be given again: it was long ago, or five wrong codes came since. */
const isOver = new Set(["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE", "TOTP_NOT_ENABLED"]);

function secondsUntil(end: Date | null): number {
  return Math.max(Math.ceil(((end?.getTime() ?? 0) - Date.now()) / 1000), 1);
}

/** Why a password opened nothing. */
function passwordTried({ status }: Response): "wrong" | "busy" {
  if (status === 429) return "busy";
  if (status === 400 || status === 401) return "wrong";
  throw new Error(`The second step answered ${status}.`);
}

const CHALLENGE = "two_factor";

/** Of a Cookie header, what says that a password was right. */
function challengeIn(headers: Headers): string {
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.find((cookie) => new RegExp(`^[\\w-]*nabz\\.${CHALLENGE}=`).test(cookie)) ?? "";
}

/** Of the cookies of a right password those that ask for the code: a session that the browser holds meanwhile stays. */
export function challengeOf(cookies: string[]): string[] {
  return cookies.filter((cookie) => cookie.includes(`.${CHALLENGE}=`));
}

/** A plugin of the sign-in library: who owes a code by these cookies. Only code in process reaches it. */
export function whoOwesCode() {
  return {
    id: "who-owes-code",
    endpoints: {
      whoOwesCode: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async (ctx) => {
        const { context } = ctx;
        const token = await ctx.getSignedCookie(context.createAuthCookie(CHALLENGE).name, context.secret);
        const challenge = token ? await context.internalAdapter.findVerificationValue(token) : null;
        const isOpen = challenge && challenge.expiresAt > new Date();
        const user = isOpen ? await context.internalAdapter.findUserById(challenge.value) : null;
        const invitation = invitationOf(challenge);
        const isOfNewest = user && invitation === invitationOf(user);
        return ctx.json({ owing: isOfNewest ? owingOf({ ...user, invitation }) : null });
      }),
    },
  } as const;
}

type Challenged = { id: string; email: string; name: string; invitation: string | null } & Record<string, unknown>;

function owingOf({ id, email, name, invitation, ...account }: Challenged): Owing {
  return { id, email, name: String(account.username ?? name), role: String(account.role), invitation };
}
