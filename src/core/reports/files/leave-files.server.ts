import { inArray } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { reports } from "#db/schema/reports.ts";

/** Tells the jobs, in the transaction that deletes bookings, which files their reports leave. */
export async function leaveFiles(transaction: Db, ctx: Pick<Context, "announce">, bookingIds: number[]): Promise<void> {
  const rows = await transaction
    .select({ key: reports.fileKey })
    .from(reports)
    .where(inArray(reports.bookingId, bookingIds));
  if (rows.length === 0) return;
  const fileKeys = rows.map(({ key }) => key);
  await ctx.announce(transaction, { name: "report-files.left", data: { fileKeys } });
}
