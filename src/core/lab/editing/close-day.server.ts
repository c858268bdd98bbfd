import { requireMay } from "#core/access/may.ts";
import { visitsToCome } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { labMoment } from "#core/lab/clock.ts";
import { publishChange } from "#core/lab/publish-change.server.ts";
import { Refusal } from "#core/refusal.ts";
import { holidays } from "#db/schema/lab.ts";
import { type Holiday, labSentences } from "./schema.ts";

/**
 * Closes a day; gives the number of visits that were booked on it before, so that the desk can call these patients.
 * Refuses: sign-in-needed, not-allowed, rule-broken.
 */
export async function closeDay(ctx: Context, holiday: Holiday): Promise<number> {
  requireMay(ctx.actor, "edit-lab");
  if (holiday.day < labMoment(ctx.now).day) throw refusalOf(labSentences.pastDay);
  return ctx.db.transaction(async (transaction) => {
    const [closed] = await transaction.insert(holidays).values(holiday).onConflictDoNothing().returning();
    if (!closed) throw refusalOf(labSentences.closedAlready);
    await publishChange(transaction, ctx, "day-closed", holiday);
    return (await visitsToCome(transaction, [holiday.day])).length;
  });
}

function refusalOf(sentence: string): Refusal {
  return new Refusal("rule-broken", sentence, { errors: { day: sentence } });
}
