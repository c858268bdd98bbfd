import { bookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Events } from "#core/events.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { tellPatient } from "./tell-patient.server.ts";
import { statusCause, statusNews } from "./texts/status-news.ts";

/** Puts what a new status means to the patient into the outbox, once a change; some changes tell nothing. */
export async function writeStatusNews(
  ctx: Pick<Context, "db" | "now" | "announce">,
  { bookingId, status, version }: Events["booking.status-changed"],
): Promise<void> {
  const booking = await bookingById(ctx.db, bookingId);
  if (!booking) return;
  const lab = await labProfile(ctx.db);
  await tellPatient(ctx, booking, (told) => {
    const news = statusNews(status, told, lab);
    return news && { ...news, kind: "status-changed", cause: statusCause(bookingId, status, version) };
  });
}
