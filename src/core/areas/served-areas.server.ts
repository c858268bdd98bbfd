import { asc, eq, sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { servedAreas } from "#db/schema/lab.ts";
import type { Area } from "./pin-code.ts";

const areaColumns = { pinCode: servedAreas.pinCode, name: servedAreas.name };

/** Lists the served areas by PIN code. */
export async function listServedAreas(db: Db): Promise<Area[]> {
  return db.select(areaColumns).from(servedAreas).orderBy(asc(servedAreas.pinCode));
}

/** Lists the served areas in the order in which rounds visit them; those without a position last, by PIN code. */
export async function listAreasInOrder(db: Db): Promise<Area[]> {
  const { position, pinCode } = servedAreas;
  return db.select(areaColumns).from(servedAreas).orderBy(asc(position), asc(pinCode));
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

/**
 * Sets the order in which rounds visit the areas. Throws `sign-in-needed`, `not-allowed`, `changed-meanwhile` (these are not
 * all served areas).
 */
export async function orderServedAreas(ctx: Context, { pinCodes }: { pinCodes: readonly string[] }): Promise<void> {
  authorize(ctx.actor, "edit-areas");
  await ctx.db.transaction(async (transaction) => {
    await transaction.select(areaColumns).from(servedAreas).orderBy(asc(servedAreas.pinCode)).for("update");
    const from = (await listAreasInOrder(transaction)).map(({ pinCode }) => pinCode);
    const known = new Set(from);
    if (pinCodes.length !== known.size || pinCodes.some((pinCode) => !known.has(pinCode)))
      throw new DomainError("changed-meanwhile", "areas-changed");
    const position = sql`array_position(${sql.param([...pinCodes])}::text[], ${servedAreas.pinCode})`;
    await transaction.update(servedAreas).set({ position });
    const change = { from: { pinCodes: from }, to: { pinCodes: [...pinCodes] } };
    await recordAction(transaction, ctx, { action: "areas-ordered", change });
  });
}

/** Removes a served area; existing bookings there stay. Throws `sign-in-needed`, `not-allowed`, `not-found`. */
export async function removeServedArea(ctx: Context, pinCode: string): Promise<void> {
  authorize(ctx.actor, "edit-areas");
  await ctx.db.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(servedAreas)
      .where(eq(servedAreas.pinCode, pinCode))
      .returning(areaColumns);
    if (!removed) throw new DomainError("not-found", "area-not-served");
    await bumpPublishedVersion(transaction, ctx, "area-left", removed);
  });
}
