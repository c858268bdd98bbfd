import { type BookingRow, bookingById } from "#core/bookings/queries.server.ts";
import { type BookingStatus, bookingStatuses } from "#core/bookings/statuses.ts";
import type { Context } from "#core/context.server.ts";
import type { Events } from "#core/events/events.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { tellPatient } from "./tell-patient.server.ts";
import { statusCause, statusNews } from "./texts/status-news.ts";

type Ground = Pick<Context, "db" | "now" | "announce">;

/** Puts what a new status means to the patient into the outbox, once a change; some changes tell nothing. */
export async function writeStatusNews(
  ctx: Ground,
  { bookingId, status: set, version }: Events["booking.status-changed"],
): Promise<void> {
  const booking = await bookingById(ctx.db, bookingId);
  const status = bookingStatuses.find((known) => known === set);
  if (booking && status) await writeNews(ctx, booking, { status, cause: statusCause(bookingId, status, version) });
}

/** Tells the patient of a booking that is about to be deleted that nobody comes, in the transaction that deletes it. */
export async function writeVisitDeclined(ctx: Ground, booking: BookingRow): Promise<void> {
  await writeNews(ctx, booking, { status: "declined", cause: `booking ${booking.id} deleted` });
}

type News = { status: BookingStatus; cause: string };

async function writeNews(ctx: Ground, booking: BookingRow, { status, cause }: News): Promise<void> {
  const lab = await labProfile(ctx.db);
  await tellPatient(ctx, booking, (told) => {
    const news = statusNews(status, told, lab);
    return news && { ...news, cause };
  });
}
