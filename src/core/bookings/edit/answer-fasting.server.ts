import { inArray } from "drizzle-orm";
import { authorizeBeforeLoad, authorizeRecord } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { type BookingRow, findBookingById } from "#core/bookings/queries.server.ts";
import { isCollectionPending, isUpcoming } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { listVisitMembers } from "#core/bookings/visits/visit-members.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { needsFasting } from "#core/catalogue/preparation/latest-slot.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import type { FastingAnswer } from "#db/schema/values.ts";

type AnswerFastingInput = { bookingId: number; answer: FastingAnswer };

/**
 * Stores whether the patients of this phone in a visit are fasting, at those of their bookings that need it. The same
 * answer again changes nothing. Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken` (the visit is over,
 * or none of its tests needs fasting).
 */
export async function answerFasting(ctx: Context, { bookingId, answer }: AnswerFastingInput): Promise<void> {
  authorizeBeforeLoad(ctx.actor, "answer-fasting");
  const { phone = "" } = (await findBookingById(ctx.db, bookingId)) ?? {};
  authorizeRecord(ctx.actor, "answer-fasting", "booking-unknown", phone);
  await ctx.db.transaction(async (transaction) => {
    const { booking, others } = await lockVisit(transaction, bookingId, undefined);
    authorizeRecord(ctx.actor, "answer-fasting", "booking-unknown", booking.phone);
    if (!isCollectionPending(booking, toLabTime(ctx.now).day))
      throw new DomainError("rule-broken", "fasting-answer-late");
    const members = [booking, ...listVisitMembers(booking, others)].filter(
      (member) => member.phone === booking.phone && isUpcoming(member.status),
    );
    const fasting = await filterFasting(transaction, members);
    if (fasting.length === 0) throw new DomainError("rule-broken", "fasting-not-needed");
    const changed = fasting.filter(({ fastingAnswer }) => fastingAnswer !== answer);
    if (changed.length === 0) return;
    const isChanged = inArray(
      bookings.id,
      changed.map(({ id }) => id),
    );
    await transaction.update(bookings).set({ fastingAnswer: answer, fastingAnsweredAt: ctx.now }).where(isChanged);
    for (const { id, code } of changed)
      await recordAction(transaction, ctx, {
        action: "fasting-answered",
        bookingId: id,
        bookingCode: code,
        change: { answer },
      });
  });
}

/** Returns the bookings with a test that needs fasting, by today's catalogue. */
async function filterFasting(db: Db, members: readonly BookingRow[]): Promise<BookingRow[]> {
  const fasting: BookingRow[] = [];
  for (const member of members) {
    const { tests } = await findBookingNeeds(db, member.id);
    if (tests.some(needsFasting)) fasting.push(member);
  }
  return fasting;
}
