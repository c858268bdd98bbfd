import { type BookingRow, bookingById } from "#core/bookings/queries.server.ts";
import type { BookingStatus } from "#core/bookings/status.ts";
import type { Context } from "#core/context.server.ts";
import type { MessageKind } from "#core/messages/message.ts";
import { isTooOld } from "#core/messages/texts/login-code.ts";
import { isStillSo } from "#core/messages/texts/status-news.ts";
import { currentReport } from "#core/reports/queries.server.ts";
import type { MessageRow } from "./move-message.server.ts";

type Ground = Pick<Context, "db" | "now">;

/** Of a message about a booking, which is still there; null where it may go. */
type BookingHindrance = (
  ctx: Ground,
  message: MessageRow,
  booking: BookingRow,
) => string | null | Promise<string | null>;

const nothing: BookingHindrance = () => null;

/** By kind, what may have happened between the writing of a message and its going out that makes it untrue. */
const hindrances = {
  "booking-confirmed": (_ctx, _message, { status }) =>
    status === "declined" ? "The booking had been declined." : null,
  "status-changed": (_ctx, { cause }, { status }) =>
    isStillSo(cause, status as BookingStatus) ? null : "The booking had another status by then.",
  "report-ready": async ({ db }, _message, { id }) =>
    (await currentReport(db, id))?.releasedAt ? null : "The report had been withdrawn or replaced.",
  "login-code": nothing,
  "contact-message": nothing,
  "password-guessing": nothing,
  test: nothing,
} satisfies Record<MessageKind, BookingHindrance>;

/** Why a message must not go out any more; null where it may. Asked at the moment of sending, whatever its kind. */
export async function hindranceOf(ctx: Ground, message: MessageRow): Promise<string | null> {
  if (message.kind === "login-code" && isTooOld(message.createdAt, ctx.now)) return "The code had expired.";
  if (message.bookingId === null) return null;
  const booking = await bookingById(ctx.db, message.bookingId);
  if (!booking) return "The booking had been deleted.";
  return hindrances[message.kind as MessageKind](ctx, message, booking);
}
