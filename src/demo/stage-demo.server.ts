import { changePaymentStatus } from "#core/bookings/change-payment-status.server.ts";
import { changeStatus } from "#core/bookings/change-status.server.ts";
import { newBookingCode } from "#core/bookings/code.ts";
import { placeBooking } from "#core/bookings/placing/place-booking.server.ts";
import { type BookingRow, itemsOfBooking } from "#core/bookings/queries.server.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { labInstant, labMoment } from "#core/calendar/clock.ts";
import { daysBetween } from "#core/calendar/day.ts";
import { toWire } from "#core/pricing/money.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { priceItems, totalsOf } from "#core/pricing/queries.server.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { releaseReport } from "#core/reports/release-report.server.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";
import type { Revoking } from "#core/revocations/revocation-list.server.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { labRow } from "#db/seed/lab.ts";
import { type DemoPerson, demoFamily, demoPeople } from "./people.ts";
import { sampleReport } from "./sample-report.ts";
import { type DemoVisit, demoVisits } from "./visits.ts";

const DAY_MILLISECONDS = 86_400_000;
const MINUTE_MILLISECONDS = 60_000;
const PAID_AFTER_MINUTES = 12;
const steps = [
  ["sample_collected", 9],
  ["testing_in_progress", 245],
  ["completed", 1330],
] as const;
/** Nobody stands behind a made-up booking. */
const madeUp = { line: "", network: "", isCrowded: false, provesPhones: false };

/** Something that was done at that time. */
type Staging = ReportContext & Revoking;
type Deed = { at: Date; run: () => Promise<unknown> };

/**
 * Fills the demo with a few weeks of made-up bookings, by the verbs that real ones go through, each at the time at
 * which it would have been made, and one after the other as time goes. The same `now` gives the same bookings.
 */
export async function stageDemo(db: Db, now: Date, parts: Pick<Staging, "files" | "revocations">): Promise<void> {
  const ctx: Staging = { db, now, ...parts, actor: { kind: "system", name: "demo" }, announce: async () => {} };
  const holidays = new Map(labRow.holidays.map(({ day, name }) => [day, name]));
  const deeds = demoVisits(labMoment(now), holidays).flatMap((visit) => deedsOf(ctx, visit));
  for (const { run } of deeds.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await run();
}

/** How a visit is booked, and all that comes of it. */
function deedsOf(ctx: Staging, visit: DemoVisit): Deed[] {
  const madeAt = madeAtOf(ctx.now, visit);
  let booking: BookingRow | undefined;
  const place = async () => {
    booking = await stageBooking({ ...ctx, now: madeAt }, visit);
  };
  const visitAt = labInstant({ day: visit.day, minutes: slotStartMinutes(visit.time) }).getTime();
  const later = settling(visit).map(({ minutes, verb }) => {
    const at = new Date(Math.min(visitAt + minutes * MINUTE_MILLISECONDS, ctx.now.getTime()));
    return { at, run: async () => booking && verb({ ...ctx, now: at }, booking) };
  });
  return [{ at: madeAt, run: place }, ...later];
}

async function stageBooking(ctx: Staging, visit: DemoVisit): Promise<BookingRow> {
  const { number, day, time } = visit;
  const { priced } = await priceItems(ctx.db, wishOf(number), labMoment(ctx.now).day);
  const { booking } = await placeBooking(
    ctx,
    {
      patient: { ...personOf(visit), email: "" },
      booking: {
        code: newBookingCode(ctx.now.getTime(), ((number * 37) % 1000) / 1000),
        bookingDate: day,
        bookingTime: time,
        paymentMethod: "pay_later",
        totalAmount: toWire(totalsOf(priced).totalPaise),
      },
      items: priced.map(({ itemType, itemId }) => ({ itemType, itemId })),
    },
    madeUp,
  );
  return booking;
}

type Settled = { minutes: number; verb: (ctx: Staging, booking: BookingRow) => Promise<unknown> };

/** What happens to a booking so many minutes after its hour. */
function settling(visit: DemoVisit): Settled[] {
  const { paymentStatus, hasReport } = visit;
  const changes: Settled[] = wayOf(visit).map(([status, minutes]) => ({
    minutes,
    verb: (ctx, booking) =>
      status === "completed" && hasReport
        ? stageReport(ctx, booking)
        : changeStatus(ctx, { bookingId: booking.id, status }),
  }));
  if (paymentStatus === "pending") return changes;
  const pay: Settled["verb"] = (ctx, { id }) => changePaymentStatus(ctx, { bookingId: id, paymentStatus });
  return [...changes, { minutes: PAID_AFTER_MINUTES, verb: pay }];
}

/** The statuses to which a visit has come, so many minutes after its hour; the family's, whom a demo shows, step by step. */
function wayOf({ status, familyMember }: DemoVisit): (readonly [BookingStatus, minutes: number])[] {
  if (status === "confirmed") return [];
  const place = steps.findIndex(([step]) => step === status);
  return familyMember === null || place < 0 ? [[status, 0]] : steps.slice(0, place + 1);
}

/** Gives a booking a made-up report, by the verbs that a real one goes through. */
async function stageReport(ctx: Staging, { id, code, patientName, day }: BookingRow): Promise<void> {
  const items = await itemsOfBooking(ctx.db, id);
  const bytes = sampleReport({ bookingCode: code, patientName, day, tests: items.map(({ name }) => name) });
  const report = await attachReport(ctx, { bookingId: id, fileName: `${code}.pdf`, bytes });
  await releaseReport(ctx, { bookingId: id, reportId: report.id, nameChecked: true });
}

/** Two days before the visit, or two days ago where it is still to come, and no two in the same minute. */
function madeAtOf(now: Date, { number, day }: DemoVisit): Date {
  const ahead = Math.min(daysBetween(labMoment(now).day, day), 0);
  return new Date(now.getTime() + (ahead - 2) * DAY_MILLISECONDS + number * MINUTE_MILLISECONDS);
}

function wishOf(number: number): OrderedItem[] {
  if (number % 3 === 0) return [{ itemType: "package", itemId: 1 + (number % 5) }];
  const favourites = [5, 9, 13, 6, 12, 1, 2, 7];
  const first = favourites[number % favourites.length] ?? 5;
  const second = favourites[(number + 3) % favourites.length] ?? 9;
  return [first, second].slice(0, 1 + (number % 2)).map((itemId) => ({ itemType: "test", itemId }));
}

function personOf({ number, familyMember }: DemoVisit): DemoPerson & { phone: string } {
  const place = number % demoPeople.length;
  if (familyMember === null) return { ...(demoPeople[place] as DemoPerson), phone: `+9198765${50_000 + place}` };
  return { ...(demoFamily.members[familyMember] as DemoPerson), phone: demoFamily.phone };
}
