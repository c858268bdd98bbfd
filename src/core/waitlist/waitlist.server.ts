import { desc, eq, lt } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { type Page, toPage } from "#core/pagination.ts";
import { isAmbiguousPhone, toE164 } from "#core/patients/phone.ts";
import type { Db } from "#db/client.server.ts";
import { waitlist } from "#db/schema/messages.ts";
import type { JoinWaitlistRequest } from "./schema.ts";

/**
 * Adds a phone from outside the service area. Joining twice has no further effect, and a known PIN code is kept. Throws
 * `rule-broken`.
 */
export async function joinWaitlist(ctx: Context, { phone: typed, pinCode = "" }: JoinWaitlistRequest): Promise<void> {
  const phone = toE164(typed);
  if (!phone) {
    const reason = isAmbiguousPhone(typed) ? "phone-ambiguous" : "phone-malformed";
    throw new DomainError("rule-broken", reason, { field: "phone" });
  }
  const joining = ctx.db.insert(waitlist).values({ phone, pinCode: pinCode || null, joinedAt: ctx.now });
  await (pinCode
    ? joining.onConflictDoUpdate({ target: waitlist.phone, set: { pinCode } })
    : joining.onConflictDoNothing());
}

/**
 * Removes a phone from the waitlist once it was notified, because used data is not kept. Throws `sign-in-needed`,
 * `not-allowed`, `not-found`.
 */
export async function removeFromWaitlist(ctx: Context, waitlistId: number): Promise<void> {
  authorize(ctx.actor, "manage-waitlist");
  await ctx.db.transaction(async (transaction) => {
    const left = await transaction.delete(waitlist).where(eq(waitlist.id, waitlistId)).returning({ id: waitlist.id });
    if (left.length === 0) throw new DomainError("not-found", "waitlist-left");
    await recordAction(transaction, ctx, { action: "waitlist-left", change: { waitlistId } });
  });
}

export type WaitlistRow = typeof waitlist.$inferSelect;

/** Returns the waitlist, newest first. */
export async function listWaitlist(
  db: Db,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Page<WaitlistRow>> {
  const found = await db
    .select()
    .from(waitlist)
    .where(before === undefined ? undefined : lt(waitlist.id, before))
    .orderBy(desc(waitlist.id))
    .limit(limit + 1);
  return toPage(found, limit);
}
