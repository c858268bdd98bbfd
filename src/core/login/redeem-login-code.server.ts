import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { bookings } from "#db/schema/bookings.ts";
import { loginCodes } from "#db/schema/messages.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { ticketMoment } from "./login-ticket.server.ts";

type Input = { phone: string; code: string; ticket: string; hash: KeyedHash };

/**
 * Proves by its code that somebody holds the phone; the code is gone then, and what was booked with the phone counts as its
 * own. Anybody may try. Refuses: rule-broken.
 */
export async function redeemLoginCode(ctx: Context, { phone, code, ticket, hash }: Input): Promise<void> {
  const sentAt = ticketMoment(hash, phone, ticket);
  const isRight = sentAt !== null && (await tryCode(ctx, phone, sentAt, hash("login code", phone, code)));
  if (!isRight) throw new Refusal("rule-broken", "code-wrong", { at: "code" });
}

/** The try is counted, by one statement that locks the row, before the code is looked at: tries at once wait in line. */
function tryCode(ctx: Context, phone: string, sentAt: Date, codeHash: Buffer): Promise<boolean> {
  const isLive = and(
    eq(loginCodes.phone, phone),
    eq(loginCodes.sentAt, sentAt),
    gt(loginCodes.triesLeft, 0),
    gt(loginCodes.expiresAt, ctx.now),
  );
  return ctx.db.transaction(async (transaction) => {
    const [live] = await transaction
      .update(loginCodes)
      .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
      .where(isLive)
      .returning({ codeHash: loginCodes.codeHash });
    if (!live || !timingSafeEqual(live.codeHash, codeHash)) return false;
    await transaction.delete(loginCodes).where(eq(loginCodes.phone, phone));
    const isOfPhone = and(eq(bookings.phone, phone), eq(bookings.phoneProved, false));
    await transaction.update(bookings).set({ phoneProved: true, network: null }).where(isOfPhone);
    return true;
  });
}
