import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import { requireSeen } from "#core/audit/require-seen.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import type { Holiday, LabChange } from "./settings.ts";

/**
 * Changes what the lab says of itself and how many seats a slot has.
 * Refuses: sign-in-needed, not-allowed, changed-meanwhile.
 */
export async function changeLab(ctx: Context, { version: seenVersion, ...change }: LabChange): Promise<void> {
  requireMay(ctx.actor, "edit-lab");
  if (Object.keys(change).length === 0) return;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(lab).for("update");
    if (!row) throw new Error("The database holds no lab profile; it was not seeded.");
    const { id: _id, publishedVersion: _published, ...before } = row;
    await requireSeen(transaction, { action: "lab-changed", key: {} }, before, seenVersion);
    await transaction.update(lab).set({ ...change, version: before.version + 1 });
    await publishChange(transaction, ctx, "lab-changed", { from: before, to: change });
  });
}

/**
 * Closes a day; the visits that were booked on it before stand.
 * Refuses: sign-in-needed, not-allowed, rule-broken.
 */
export async function closeDay(ctx: Context, holiday: Holiday): Promise<void> {
  requireMay(ctx.actor, "edit-lab");
  if (holiday.day < labMoment(ctx.now).day) throw new Refusal("rule-broken", "day-passed", { at: "day" });
  await ctx.db.transaction(async (transaction) => {
    const [closed] = await transaction.insert(holidays).values(holiday).onConflictDoNothing().returning();
    if (!closed) throw new Refusal("rule-broken", "day-closed-already", { at: "day" });
    await publishChange(transaction, ctx, "day-closed", holiday);
  });
}

/** Opens a closed day again. Refuses: sign-in-needed, not-allowed, not-found. */
export async function openDay(ctx: Context, day: string): Promise<void> {
  requireMay(ctx.actor, "edit-lab");
  await ctx.db.transaction(async (transaction) => {
    const [opened] = await transaction.delete(holidays).where(eq(holidays.day, day)).returning();
    if (!opened) throw new Refusal("not-found", "day-not-closed");
    await publishChange(transaction, ctx, "day-opened", opened);
  });
}
