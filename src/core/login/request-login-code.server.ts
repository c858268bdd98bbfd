import { randomBytes } from "node:crypto";
import type { Context } from "#core/context.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { LOGIN_CODE_MINUTES } from "#core/messages/templates/login-code.ts";
import { loginCodes } from "#db/schema/messages.ts";
import { MAX_LOGIN_CODE_TRIES } from "./login-code.ts";

type RequestLoginCodeInput = {
  phone: string;
  isPermitted: boolean;
  /** Of the message with the code. */
  language: Language;
};

/** Length of a code's keyed hash; used for a placeholder that no code matches. */
const PLACEHOLDER_HASH_BYTES = 32;

/**
 * Records that a phone (E.164) requests a code and voids the previous one. A job sends it if the phone has bookings or
 * a permit (decision 018). Does not look up bookings, so that the response time cannot reveal them (decision 006).
 * Needs no sign-in.
 */
export async function requestLoginCode(
  ctx: Context,
  { phone, isPermitted, language }: RequestLoginCodeInput,
): Promise<void> {
  const codeRow = {
    codeHash: randomBytes(PLACEHOLDER_HASH_BYTES),
    sentAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + LOGIN_CODE_MINUTES * 60_000),
    triesLeft: MAX_LOGIN_CODE_TRIES,
  };
  await ctx.db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(loginCodes)
      .values({ phone, ...codeRow })
      .onConflictDoUpdate({ target: loginCodes.phone, set: codeRow })
      .returning({ id: loginCodes.id });
    if (!stored) throw new Error("The wish for a login code was not stored.");
    const data = { loginCodeId: stored.id, sentAt: ctx.now.toISOString(), isPermitted, language };
    await ctx.emit(transaction, { name: "login-code.requested", data });
  });
}
