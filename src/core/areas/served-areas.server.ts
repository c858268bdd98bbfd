import { asc, eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { servedAreas } from "#db/schema/lab.ts";
import type { Area } from "./pin-code.ts";

/** Where the lab comes, by PIN code. */
export async function allServedAreas(db: Db): Promise<Area[]> {
  return db.select().from(servedAreas).orderBy(asc(servedAreas.pinCode));
}

/** Nobody is booked where nobody will come; an address without a PIN code is the desk's to judge. Refuses: rule-broken, at `field`. */
export async function requireServed(db: Db, pinCode: string | null, field = "patient.pinCode"): Promise<void> {
  if (pinCode === null || (await isServed(db, pinCode))) return;
  throw new Refusal("rule-broken", { reason: "pin-not-served", pinCode }, { at: field });
}

async function isServed(db: Db, pinCode: string): Promise<boolean> {
  const found = await db.select({ name: servedAreas.name }).from(servedAreas).where(eq(servedAreas.pinCode, pinCode));
  return found.length > 0;
}

/** The lab comes to a PIN code from now on; one that is served already gets the new name. Refuses: sign-in-needed, not-allowed. */
export async function serveArea(ctx: Context, area: Area): Promise<void> {
  requireMay(ctx.actor, "edit-areas");
  await ctx.db.transaction(async (transaction) => {
    await transaction
      .insert(servedAreas)
      .values(area)
      .onConflictDoUpdate({ target: servedAreas.pinCode, set: { name: area.name } });
    await publishChange(transaction, ctx, "area-served", area);
  });
}

/** The lab comes to a PIN code no more; visits that are booked there stand. Refuses: sign-in-needed, not-allowed, not-found. */
export async function leaveArea(ctx: Context, pinCode: string): Promise<void> {
  requireMay(ctx.actor, "edit-areas");
  await ctx.db.transaction(async (transaction) => {
    const [left] = await transaction.delete(servedAreas).where(eq(servedAreas.pinCode, pinCode)).returning();
    if (!left) throw new Refusal("not-found", "area-not-served");
    await publishChange(transaction, ctx, "area-left", left);
  });
}
