import { randomBytes } from "node:crypto";
import type { Context } from "#core/context.server.ts";
import { CODE_MINUTES } from "#core/messages/texts/login-code.ts";
import { loginCodes } from "#db/schema/messages.ts";
import { LOGIN_CODE_TRIES } from "./login-code.ts";

type Wish = { phone: string; isPermitted: boolean };

/** As long as a code's keyed hash, and the hash of none. */
const NO_HASH_BYTES = 32;

/**
 * Notes that a phone (E.164) asks for a code, which voids the one before; a job sends it if the phone has bookings, or a permit
 * (decision 018). Whether it has bookings is not looked up here, so that the answer's time cannot tell it
 * (decision 006). Anybody may ask.
 */
export async function askForLoginCode(ctx: Context, { phone, isPermitted }: Wish): Promise<void> {
  const asked = {
    codeHash: randomBytes(NO_HASH_BYTES),
    sentAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + CODE_MINUTES * 60_000),
    triesLeft: LOGIN_CODE_TRIES,
  };
  await ctx.db.transaction(async (transaction) => {
    const [kept] = await transaction
      .insert(loginCodes)
      .values({ phone, ...asked })
      .onConflictDoUpdate({ target: loginCodes.phone, set: asked })
      .returning({ id: loginCodes.id });
    if (!kept) throw new Error("The wish for a login code was not stored.");
    const data = { loginCodeId: kept.id, sentAt: ctx.now.toISOString(), isPermitted };
    await ctx.announce(transaction, { name: "login-code.asked-for", data });
  });
}
