import { eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { reports } from "#db/schema/reports.ts";

/** Tells the jobs, in the transaction that deletes a booking, which files its reports leave. */
export async function leaveFiles(transaction: Db, ctx: Pick<Context, "announce">, bookingId: number): Promise<void> {
  const rows = await transaction.select({ key: reports.fileKey }).from(reports).where(eq(reports.bookingId, bookingId));
  if (rows.length === 0) return;
  const fileKeys = rows.map(({ key }) => key);
  await ctx.announce(transaction, { name: "report-files.left", data: { fileKeys } });
}
