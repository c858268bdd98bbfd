import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Actor } from "#core/access/actor.ts";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import { createBooking } from "#core/bookings/create/create-booking.server.ts";
import { changePaymentStatus } from "#core/bookings/edit/change-payment-status.server.ts";
import { changeStatus } from "#core/bookings/edit/change-status.server.ts";
import { returnPayment } from "#core/bookings/payments/return-payment.server.ts";
import { takePayment } from "#core/bookings/payments/take-payment.server.ts";
import { type BookingRow, listBookingItems } from "#core/bookings/queries.server.ts";
import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import { differenceInDays } from "#core/calendar/day.ts";
import { fromLabTime, toLabTime } from "#core/calendar/lab-time.ts";
import { formatAmount } from "#core/pricing/money.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { priceItems, sumItems } from "#core/pricing/queries.server.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { releaseReport } from "#core/reports/release-report.server.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";
import type { RevocationContext } from "#core/revocations/revocation-list.server.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { lab } from "#db/schema/lab.ts";
import { labRow } from "#db/seed/lab-row.ts";
import { type DemoAction, planClosings } from "./demo-closings.server.ts";
import { type DemoPerson, demoFamily, demoPeople } from "./demo-patients.ts";
import { createDemoVisits, type DemoVisit } from "./demo-visits.ts";
import { createSampleReport } from "./sample-report.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const PAID_AFTER_MINUTES = 12;
const familySteps = [
  ["sample_collected", 9],
  ["testing_in_progress", 245],
  ["completed", 1330],
] as const;
/** Fictitious bookings have no request source. */
const demoSource = { line: "", network: "", isSharedAddress: false, canVerifyPhones: false };

/** Context of a command at the time of the action. */
type SeedDemoContext = ReportContext & RevocationContext;

/**
 * Fills the demo with a few weeks of fictitious bookings, by the same commands as real ones, each at its own time and
 * in chronological order. The same `now` gives the same bookings.
 */
export async function seedDemo(db: Db, now: Date, deps: Pick<SeedDemoContext, "files" | "revocations">): Promise<void> {
  const ctx: SeedDemoContext = { db, now, ...deps, actor: { kind: "system", name: "demo" }, emit: async () => {} };
  await db.update(lab).set({ upiAddress: DEMO_UPI_ADDRESS, upiName: labRow.name });
  const holidays = new Map(labRow.holidays.map(({ day, name }) => [day, name]));
  const owner = await findOwner(db);
  const visits = createDemoVisits(toLabTime(now), holidays);
  const actions = [
    ...visits.flatMap((visit) => planActions(ctx, visit, owner)),
    ...(owner ? planClosings({ ...ctx, actor: owner }, visits) : []),
  ];
  for (const { run } of actions.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run();
}

/** The owner takes the demo's money, so that its days can be closed. */
async function findOwner(db: Db): Promise<Actor | undefined> {
  const [owner] = await db.select({ id: user.id, name: user.name }).from(user).where(eq(user.username, "owner"));
  return owner && { kind: "admin", ...owner, role: "owner" };
}

/** The booking of a visit, and all later actions; `owner` takes the money. */
function planActions(ctx: SeedDemoContext, visit: DemoVisit, owner: Actor = ctx.actor): DemoAction[] {
  const bookedAt = chooseBookedAt(ctx.now, visit);
  let booking: BookingRow | undefined;
  const bookVisit = async () => {
    booking = await seedBooking({ ...ctx, now: bookedAt }, visit);
  };
  const visitAt = fromLabTime({ day: visit.day, minutes: getSlotStartMinutes(visit.time) }).getTime();
  const later = planStatusActions(visit, owner).map(({ minutes, verb }) => {
    const doneAt = new Date(Math.min(visitAt + minutes * MINUTE_MS, ctx.now.getTime()));
    return { at: doneAt, run: async () => booking && verb({ ...ctx, now: doneAt }, booking) };
  });
  return [{ at: bookedAt, run: bookVisit }, ...later];
}

async function seedBooking(ctx: SeedDemoContext, visit: DemoVisit): Promise<BookingRow> {
  const { number, day, time } = visit;
  const { priced } = await priceItems(ctx.db, chooseItems(number), toLabTime(ctx.now).day);
  const { booking } = await createBooking(
    ctx,
    {
      patient: { ...choosePatient(visit), email: "" },
      booking: {
        code: createBookingCode(ctx.now.getTime(), ((number * 37) % 1000) / 1000),
        bookingDate: day,
        bookingTime: time,
        paymentMethod: "pay_later",
        totalAmount: formatAmount(sumItems(priced).totalPaise),
      },
      items: priced.map(({ itemType, itemId }) => ({ itemType, itemId })),
    },
    demoSource,
  );
  return booking;
}

type StatusAction = { minutes: number; verb: (ctx: SeedDemoContext, booking: BookingRow) => Promise<unknown> };

/** What happens to a booking, in minutes after its slot. */
function planStatusActions(visit: DemoVisit, owner: Actor): StatusAction[] {
  const { paymentStatus, hasReport, number } = visit;
  const changes: StatusAction[] = listStatuses(visit).map(([status, minutes]) => ({
    minutes,
    verb: (ctx, booking) =>
      status === "completed" && hasReport
        ? seedReport(ctx, booking)
        : changeStatus(ctx, { bookingId: booking.id, status }),
  }));
  if (paymentStatus === "pending") return changes;
  return [
    ...changes,
    {
      minutes: PAID_AFTER_MINUTES,
      verb: (ctx, booking) => seedPayment({ ...ctx, actor: owner }, booking, paymentStatus, number),
    },
  ];
}

/** Takes the money for a booking, and returns it if it is refunded; a failed payment is only a status. */
async function seedPayment(
  ctx: SeedDemoContext,
  { id, totalPaise }: BookingRow,
  paymentStatus: PaymentStatus,
  number: number,
): Promise<void> {
  if (paymentStatus === "failed") {
    await changePaymentStatus(ctx, { bookingId: id, paymentStatus });
    return;
  }
  const amount = formatAmount(totalPaise);
  const method = demoMethods[number % demoMethods.length] ?? "cash";
  const utr = method === "upi" ? { utr: String(FIRST_DEMO_UTR + number) } : {};
  const legs = [{ method, amount }];
  await takePayment(ctx, { key: randomUUID(), bookings: [{ id, amount }], legs, ...utr, confirmed: true });
  if (paymentStatus !== "refunded") return;
  const reason = "The visit did not take place";
  await returnPayment(ctx, { bookingId: id, key: randomUUID(), legs, reason });
}

/** No bank has this ending: a scan of the demo's code pays nothing. */
const DEMO_UPI_ADDRESS = "nabz.demo@example";

const demoMethods = ["cash", "upi", "cash", "card", "upi"] as const;
const FIRST_DEMO_UTR = 612_300_000_000;

/** Statuses that a visit has reached, in minutes after its slot; the family's, which a demo shows, step by step. */
function listStatuses({ status, familyMember }: DemoVisit): (readonly [BookingStatus, minutes: number])[] {
  if (status === "confirmed") return [];
  const stepIndex = familySteps.findIndex(([step]) => step === status);
  return familyMember === null || stepIndex < 0 ? [[status, 0]] : familySteps.slice(0, stepIndex + 1);
}

/** Creates and releases a report for a booking, by the same commands as a real one. */
async function seedReport(ctx: SeedDemoContext, { id, code, patientName, day }: BookingRow): Promise<void> {
  const items = await listBookingItems(ctx.db, id);
  const bytes = createSampleReport({ bookingCode: code, patientName, day, tests: items.map(({ name }) => name) });
  const report = await attachReport(ctx, { bookingId: id, fileName: `${code}.pdf`, bytes });
  await releaseReport(ctx, { bookingId: id, reportId: report.id, nameChecked: true });
}

/** Two days before the visit, or two days ago for an upcoming one; no two in the same minute. */
function chooseBookedAt(now: Date, { number, day }: DemoVisit): Date {
  const ahead = Math.min(differenceInDays(toLabTime(now).day, day), 0);
  return new Date(now.getTime() + (ahead - 2) * DAY_MS + number * MINUTE_MS);
}

function chooseItems(number: number): OrderedItem[] {
  if (number % 3 === 0) return [{ itemType: "package", itemId: 1 + (number % 5) }];
  const favourites = [5, 9, 13, 6, 12, 1, 2, 7];
  const first = favourites[number % favourites.length] ?? 5;
  const second = favourites[(number + 3) % favourites.length] ?? 9;
  return [first, second].slice(0, 1 + (number % 2)).map((itemId) => ({ itemType: "test", itemId }));
}

function choosePatient({ number, familyMember }: DemoVisit): DemoPerson & { phone: string } {
  const index = number % demoPeople.length;
  if (familyMember === null) return { ...(demoPeople[index] as DemoPerson), phone: `+9198765${50_000 + index}` };
  return { ...(demoFamily.members[familyMember] as DemoPerson), phone: demoFamily.phone };
}
