import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { holidays } from "#db/schema/lab.ts";
import { type Holiday, labSentences } from "./schema.ts";

/**
 * Closes a day; the visits that were booked on it before stand.
 * Refuses: sign-in-needed, not-allowed, rule-broken.
 */
export async function closeDay(ctx: Context, holiday: Holiday): Promise<void> {
  requireMay(ctx.actor, "edit-lab");
  if (holiday.day < labMoment(ctx.now).day) throw refusalOf(labSentences.pastDay);
  await ctx.db.transaction(async (transaction) => {
    const [closed] = await transaction.insert(holidays).values(holiday).onConflictDoNothing().returning();
    if (!closed) throw refusalOf(labSentences.closedAlready);
    await publishChange(transaction, ctx, "day-closed", holiday);
  });
}

function refusalOf(sentence: string): Refusal {
  return new Refusal("rule-broken", sentence, { errors: { day: sentence } });
}
