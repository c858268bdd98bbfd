import { asc, eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { servedAreas } from "#db/schema/lab.ts";
import type { Area } from "./pin-code.ts";

/** Lists the served areas by PIN code. */
export async function listServedAreas(db: Db): Promise<Area[]> {
  const { pinCode, name } = servedAreas;
  return db.select({ pinCode, name }).from(servedAreas).orderBy(asc(pinCode));
}

/** Lists the served areas with their position in rounds; null comes after those that have one. */
export async function listAreaPositions(db: Db): Promise<(Area & { position: number | null })[]> {
  return db.select().from(servedAreas).orderBy(asc(servedAreas.position), asc(servedAreas.pinCode));
}

/**
 * Throws `rule-broken` at `field` for a PIN code outside the served areas. An address without a PIN code is left to
 * staff.
 */
export async function requireServedArea(db: Db, pinCode: string | null, field = "patient.pinCode"): Promise<void> {
  if (pinCode === null || (await isServedArea(db, pinCode))) return;
  throw new DomainError("rule-broken", { key: "pin-not-served", pinCode }, { field });
}

async function isServedArea(db: Db, pinCode: string): Promise<boolean> {
  const found = await db.select({ name: servedAreas.name }).from(servedAreas).where(eq(servedAreas.pinCode, pinCode));
  return found.length > 0;
}

/** Adds a served area; an existing one is renamed. Throws `sign-in-needed`, `not-allowed`. */
export async function addServedArea(ctx: Context, area: Area): Promise<void> {
  authorize(ctx.actor, "edit-areas");
  await ctx.db.transaction(async (transaction) => {
    await transaction
      .insert(servedAreas)
      .values(area)
      .onConflictDoUpdate({ target: servedAreas.pinCode, set: { name: area.name } });
    await bumpPublishedVersion(transaction, ctx, "area-served", area);
  });
}

/** Removes a served area; existing bookings there stay. Throws `sign-in-needed`, `not-allowed`, `not-found`. */
export async function removeServedArea(ctx: Context, pinCode: string): Promise<void> {
  authorize(ctx.actor, "edit-areas");
  await ctx.db.transaction(async (transaction) => {
    const [removed] = await transaction.delete(servedAreas).where(eq(servedAreas.pinCode, pinCode)).returning();
    if (!removed) throw new DomainError("not-found", "area-not-served");
    await bumpPublishedVersion(transaction, ctx, "area-left", removed);
  });
}
