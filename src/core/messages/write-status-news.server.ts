import { type BookingRow, bookingById } from "#core/bookings/queries.server.ts";
import { newsOf, type StatusNews } from "#core/bookings/statuses.ts";
import type { Context } from "#core/context.server.ts";
import type { Events } from "#core/events/events.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { tellPatient } from "./tell-patient.server.ts";
import { statusCause, statusNews } from "./texts/status-news.ts";

type Ground = Pick<Context, "db" | "now" | "announce">;

/** Puts what a new status means to the patient into the outbox, once a change; some changes tell nothing. */
export async function writeStatusNews(
  ctx: Ground,
  { bookingId, status, version }: Events["booking.status-changed"],
): Promise<void> {
  const news = newsOf(status);
  const booking = news && (await bookingById(ctx.db, bookingId));
  if (news && booking) await writeNews(ctx, booking, { news, cause: statusCause(bookingId, status, version) });
}

/** Tells the patient of a booking that is about to be deleted that nobody comes, in the transaction that deletes it. */
export async function writeVisitDeclined(ctx: Ground, booking: BookingRow): Promise<void> {
  await writeNews(ctx, booking, { news: "visit-declined", cause: `booking ${booking.id} deleted` });
}

type News = { news: StatusNews; cause: string };

async function writeNews(ctx: Ground, booking: BookingRow, { news, cause }: News): Promise<void> {
  const lab = await labProfile(ctx.db);
  await tellPatient(ctx, booking, (told) => ({ ...statusNews(news, told, lab), cause }));
}
