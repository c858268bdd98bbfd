import { eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { assertVersion } from "#core/audit/assert-version.server.ts";
import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import type { ChangeLabRequest, Holiday } from "./settings.ts";

/**
 * Changes the lab's profile and settings. Throws `sign-in-needed`, `not-allowed`, `changed-meanwhile`, `rule-broken` (the
 * evening's reminder would fall into the quiet hours).
 */
export async function changeLab(
  ctx: Context,
  { version: expectedVersion, ...change }: ChangeLabRequest,
): Promise<void> {
  authorize(ctx.actor, "edit-lab");
  if (Object.keys(change).length === 0) return;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(lab).for("update");
    if (!row) throw new Error("The database holds no lab profile; it was not seeded.");
    const { id: _id, publishedVersion: _published, ...before } = row;
    await assertVersion(transaction, { action: "lab-changed", key: {} }, before, expectedVersion);
    const { reminderMinutes = before.reminderMinutes, quietFromMinutes = before.quietFromMinutes } = change;
    if (reminderMinutes >= quietFromMinutes)
      throw new DomainError("rule-broken", "reminder-in-quiet-hours", { field: "reminderMinutes" });
    await transaction.update(lab).set({ ...change, version: before.version + 1 });
    await bumpPublishedVersion(transaction, ctx, "lab-changed", { from: before, to: change });
  });
}

/** Closes a day; existing bookings on it stay. Throws `sign-in-needed`, `not-allowed`, `rule-broken`. */
export async function closeDay(ctx: Context, holiday: Holiday): Promise<void> {
  authorize(ctx.actor, "edit-lab");
  if (holiday.day < toLabTime(ctx.now).day) throw new DomainError("rule-broken", "day-passed", { field: "day" });
  await ctx.db.transaction(async (transaction) => {
    const [closed] = await transaction.insert(holidays).values(holiday).onConflictDoNothing().returning();
    if (!closed) throw new DomainError("rule-broken", "day-closed-already", { field: "day" });
    await bumpPublishedVersion(transaction, ctx, "day-closed", holiday);
  });
}

/** Opens a closed day again. Throws `sign-in-needed`, `not-allowed`, `not-found`. */
export async function openDay(ctx: Context, day: string): Promise<void> {
  authorize(ctx.actor, "edit-lab");
  await ctx.db.transaction(async (transaction) => {
    const [opened] = await transaction.delete(holidays).where(eq(holidays.day, day)).returning();
    if (!opened) throw new DomainError("not-found", "day-not-closed");
    await bumpPublishedVersion(transaction, ctx, "day-opened", opened);
  });
}
