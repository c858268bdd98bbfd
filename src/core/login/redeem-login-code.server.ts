import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { bookings } from "#db/schema/bookings.ts";
import { loginCodes } from "#db/schema/messages.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { parseLoginTicket } from "./login-ticket.server.ts";

type RedeemLoginCodeInput = { phone: string; code: string; ticket: string; hash: KeyedHash };

/**
 * Proves possession of a phone by its code. The code is deleted, and the phone's bookings count as proved. Needs no
 * sign-in. Throws `rule-broken`.
 */
export async function redeemLoginCode(
  ctx: Context,
  { phone, code, ticket, hash }: RedeemLoginCodeInput,
): Promise<void> {
  const sentAt = parseLoginTicket(hash, phone, ticket);
  const isRight = sentAt !== null && (await tryCode(ctx, phone, sentAt, hash("login code", phone, code)));
  if (!isRight) throw new DomainError("rule-broken", "code-wrong", { field: "code" });
}

/** Counts the try before comparing the code, in one statement that locks the row: concurrent tries wait. */
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
