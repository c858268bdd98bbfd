import { and, eq, gt, inArray } from "drizzle-orm";
import { type BookingRow, bookingById } from "#core/bookings/queries.server.ts";
import { holdsSeat, isBeforeLab, isToCome, type StatusNews } from "#core/bookings/statuses.ts";
import type { Context } from "#core/context.server.ts";
import type { MessageKind } from "#core/messages/message.ts";
import { isTooOld } from "#core/messages/texts/login-code.ts";
import { causeOfRelease } from "#core/messages/texts/report-news.ts";
import { isStillSo } from "#core/messages/texts/status-news.ts";
import { currentReport } from "#core/reports/queries.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./move-message.server.ts";

type Ground = Pick<Context, "db" | "now">;

/** Why a message must not go out; null where it may. The booking is null where there is none, or the desk has deleted it. */
type Hindrance = (
  ctx: Ground,
  message: MessageRow,
  booking: BookingRow | null,
) => string | null | Promise<string | null>;
type OfBooking = (ctx: Ground, message: MessageRow, booking: BookingRow) => ReturnType<Hindrance>;

/** What was written to somebody else's phone or address, before the desk has changed it. */
const whileTheirs =
  (hindrance: OfBooking): OfBooking =>
  (ctx, message, booking) => {
    const theirs = message.channel === "email" ? booking.email : booking.phone;
    if (message.recipient !== theirs) return "The booking had another phone or email by then.";
    return hindrance(ctx, message, booking);
  };

/** What a deleted booking makes untrue. */
const whileBooked =
  (hindrance: OfBooking): Hindrance =>
  (ctx, message, booking) => {
    if (booking) return whileTheirs(hindrance)(ctx, message, booking);
    return message.bookingId === null ? null : "The booking had been deleted.";
  };

const whileSo =
  (news: StatusNews): OfBooking =>
  (_ctx, _message, { status }) =>
    isStillSo(news, status) ? null : "The booking had another status by then.";

/** What names the hour of a visit is so while the visit has that hour; what was written by an older build tells none. */
const whileThen =
  (hindrance: OfBooking): OfBooking =>
  (ctx, message, booking) => {
    const { visitDay, visitTime } = message;
    const isMoved = visitDay !== null && (visitDay !== booking.day || visitTime !== booking.time);
    return isMoved ? "The visit had been moved to another hour." : hindrance(ctx, message, booking);
  };

/** What names a total is so until another one was told. */
const whilePriced =
  (hindrance: OfBooking): OfBooking =>
  async (ctx, message, booking) => {
    const isLater = and(
      eq(messages.bookingId, booking.id),
      inArray(messages.kind, ["items-changed", "centre-items-changed"]),
      eq(messages.channel, message.channel),
      gt(messages.id, message.id),
    );
    const later = await ctx.db.$count(messages, isLater);
    return later > 0 ? "The tests had been changed again." : hindrance(ctx, message, booking);
  };

const whileToCome: OfBooking = (_ctx, _message, { status }) =>
  isToCome(status) ? null : "The visit was over, or declined.";

const whileOff: OfBooking = (_ctx, _message, { status }) =>
  holdsSeat(status) ? "The visit takes place all the same." : null;

const whileReleased: OfBooking = async ({ db }, { cause }, { id }) => {
  const report = await currentReport(db, id);
  const isThis = report?.releasedAt && cause.startsWith(`${causeOfRelease(report.id)} `);
  return isThis ? null : "The report had been withdrawn or replaced.";
};

const always: Hindrance = () => null;

const whileConfirmed = whileBooked(whileThen(whileSo("visit-confirmed")));
// A deleted visit does not take place either.
const whileDeclined: Hindrance = (ctx, message, booking) =>
  booking ? whileTheirs(whileSo("visit-declined"))(ctx, message, booking) : null;
const whileCancelled: Hindrance = (ctx, message, booking) =>
  booking ? whileTheirs(whileOff)(ctx, message, booking) : null;
const whileBooksSo = whileBooked(
  whileThen(
    whilePriced((_ctx, _message, { status }) =>
      isBeforeLab(status) ? null : "The sample was in the lab, or the visit declined.",
    ),
  ),
);

/** By kind, what may have happened between the writing of a message and its going out that makes it untrue. */
const hindrances = {
  "booking-confirmed": whileBooked(
    whileThen(
      whilePriced((_ctx, _message, { status }) => (holdsSeat(status) ? null : "The booking had been declined.")),
    ),
  ),
  "visit-confirmed": whileConfirmed,
  "centre-confirmed": whileConfirmed,
  "sample-collected": whileBooked(whileSo("sample-collected")),
  "visit-declined": whileDeclined,
  "centre-declined": whileDeclined,
  "visit-moved": whileBooked(whileThen(whileToCome)),
  "visit-cancelled": whileCancelled,
  "centre-cancelled": whileCancelled,
  "booking-changed": whileBooked(whileThen(whileToCome)),
  "items-changed": whileBooksSo,
  "centre-items-changed": whileBooksSo,
  "report-ready": whileBooked(whileReleased),
  "report-corrected": whileBooked(whileReleased),
  // What was sent by mistake stays so, whatever becomes of the booking.
  "report-withdrawn": always,
  "login-code": ({ now }, { createdAt }) => (isTooOld(createdAt, now) ? "The code had expired." : null),
  "contact-message": always,
  "password-guessing": always,
  "messages-failing": always,
  "disk-nearly-full": always,
  "backup-old": always,
  test: always,
} satisfies Record<MessageKind, Hindrance>;

/** Why a message must not go out any more; null where it may. Asked at the moment of sending, whatever its kind. */
export async function hindranceOf(ctx: Ground, message: MessageRow): Promise<string | null> {
  const { kind, bookingId } = message;
  const booking = bookingId === null ? null : await bookingById(ctx.db, bookingId);
  return hindrances[kind as MessageKind](ctx, message, booking ?? null);
}
