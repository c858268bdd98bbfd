import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { getStaffId } from "#core/access/actor.ts";
import { authorizeBeforeLoad } from "#core/access/authorize.ts";
import { createAreaFinder, resolvePinCode } from "#core/areas/pin-code.ts";
import { listAreasInOrder } from "#core/areas/served-areas.server.ts";
import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { holdsSeat } from "#core/bookings/statuses.ts";
import { contactColumns } from "#core/bookings/visits/contacts.server.ts";
import type { VisitContacts } from "#core/bookings/visits/contacts.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { tubes } from "#db/schema/round.ts";
import { visits } from "#db/schema/visits.ts";
import { type ArrivalWindow, getPromisedWindow } from "./promised-window.ts";
import { compareStops } from "./stop-order.ts";
import { listVisitEvents } from "./stop-states.server.ts";
import { deriveStopProgress, listEffectiveEvents, type StopProgress, type StoredVisitEvent } from "./stop-states.ts";
import { matchTubeLabels } from "./tube-labels.ts";
import { listTubeNeeds, type NamedTubeNeed } from "./tube-needs.server.ts";

type ReadContext = Pick<Context, "db" | "actor" | "now">;

type TubeRow = typeof tubes.$inferSelect;

export type RoundPatientRow = {
  booking: BookingRow;
  itemNames: string[];
  fastingHours: number | null;
  patientNote: string | null;
  duePaise: Paise;
  tubes: { need: NamedTubeNeed | null; label: (TubeRow & { eventId: string | null }) | null }[];
  /** Times of the standing events of this patient. */
  identifiedAt: Date | null;
  collectedAt: Date | null;
  refusedAt: Date | null;
};

export type RoundStopRow = {
  visitId: number;
  time: string;
  promised: ArrivalWindow;
  progress: StopProgress;
  area: string | null;
  contacts: VisitContacts;
  /** Not empty. */
  patients: RoundPatientRow[];
};

/**
 * Returns the stops of the signed-in phlebotomist on the lab's current day, in the order of the round. A cancelled booking
 * is no stop. Throws `sign-in-needed`, `not-allowed`.
 */
export async function listRound(
  ctx: ReadContext,
): Promise<{ at: ReturnType<typeof toLabTime>; stops: RoundStopRow[] }> {
  authorizeBeforeLoad(ctx.actor, "work-round");
  const at = toLabTime(ctx.now);
  const rows = await selectRoundBookings(ctx.db, getStaffId(ctx.actor), at.day);
  const bookingIds = rows.map(({ id }) => id);
  const [areas, events, needs, labels] = await Promise.all([
    listAreasInOrder(ctx.db),
    listVisitEvents(ctx.db, [...new Set(rows.map(({ visitId }) => visitId))]),
    listTubeNeeds(ctx.db, bookingIds),
    selectLabels(ctx.db, bookingIds),
  ]);
  const areaOf = createAreaFinder(areas);
  const positionOf = new Map(areas.map(({ pinCode }, index) => [pinCode, index]));
  const stops = [...Map.groupBy(rows, ({ visitId }) => visitId)].flatMap(([visitId, members]) => {
    const [first] = members;
    if (!first) return [];
    const ofVisit = events.get(visitId) ?? [];
    return {
      ...{ visitId, time: first.time, roundPosition: first.roundPosition, area: areaOf(first) },
      areaPosition: positionOf.get(resolvePinCode(first) ?? "") ?? null,
      promised: getPromisedWindow(first),
      progress: deriveStopProgress(ofVisit),
      contacts: pickContacts(first),
      patients: members.map((row) => createPatient(row, { events: ofVisit, needs, labels })),
    };
  });
  return { at, stops: stops.sort(compareStops) };
}

type RoundBookingRow = Awaited<ReturnType<typeof selectRoundBookings>>[number];

/** Uses the index of bookings by day. */
async function selectRoundBookings(db: Db, phlebotomistId: string, day: string) {
  const { itemType, itemId, bookingId } = bookingItems;
  const isOfBooking = eq(bookingId, bookings.id);
  const booked = db
    .select({ names: sql`array_agg(${bookingItems.name} order by ${bookingItems.id})`.as("names") })
    .from(bookingItems)
    .where(isOfBooking)
    .as("booked");
  const needs = db
    .select({ fasting: sql`nullif(max(${tests.fastingMinH}), 0)`.as("fasting") })
    .from(bookingItems)
    .leftJoin(packageTests, and(eq(itemType, "package"), eq(packageTests.packageId, itemId)))
    .innerJoin(tests, eq(tests.id, sql`case ${itemType} when 'test' then ${itemId} else ${packageTests.testId} end`))
    .where(isOfBooking)
    .as("needs");
  const { roundPosition, promisedFrom, promisedTo } = visits;
  const rows = await db
    .select({
      ...bookingColumns,
      ...contactColumns,
      ...{ roundPosition, promisedFrom, promisedTo },
      itemNames: sql<string[]>`coalesce("booked"."names", '{}')`,
      fastingHours: sql<number | null>`"needs"."fasting"`,
      patientNote: sql<string | null>`nullif(${patientNotes.text}, '')`,
    })
    .from(bookings)
    .innerJoin(visits, eq(visits.id, bookings.visitId))
    .leftJoinLateral(booked, sql`true`)
    .leftJoinLateral(needs, sql`true`)
    .leftJoin(patientNotes, eq(patientNotes.patientId, bookings.patientId))
    .where(and(eq(bookings.day, day), eq(visits.phlebotomistId, phlebotomistId)))
    .orderBy(asc(bookings.id));
  return rows.filter(({ status }) => holdsSeat(status));
}

async function selectLabels(db: Db, bookingIds: readonly number[]): Promise<Map<number, TubeRow[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(tubes)
    .where(inArray(tubes.bookingId, [...bookingIds]))
    .orderBy(asc(tubes.labelledAt), asc(tubes.code));
  return Map.groupBy(rows, ({ bookingId }) => bookingId);
}

function pickContacts({ contactName, contactPhone, payerName, payerPhone }: RoundBookingRow): VisitContacts {
  return { contactName, contactPhone, payerName, payerPhone };
}

type PatientSources = {
  events: readonly StoredVisitEvent[];
  needs: ReadonlyMap<number, NamedTubeNeed[]>;
  labels: ReadonlyMap<number, TubeRow[]>;
};

function createPatient(row: RoundBookingRow, { events, needs, labels }: PatientSources): RoundPatientRow {
  const own = listEffectiveEvents(events).filter(({ bookingId }) => bookingId === row.id);
  const findLast = (kind: StoredVisitEvent["kind"]) => own.findLast((event) => event.kind === kind)?.at ?? null;
  const labelled = (labels.get(row.id) ?? []).map((tube) => {
    const event = own.find(({ kind, data }) => kind === "labelled" && data.code === tube.code);
    return { ...tube, eventId: event?.id ?? null };
  });
  const { itemNames, fastingHours, patientNote } = row;
  return {
    booking: row,
    ...{ itemNames, fastingHours, patientNote },
    duePaise: getBookingBalance(row).duePaise,
    tubes: matchTubeLabels(needs.get(row.id) ?? [], labelled),
    identifiedAt: findLast("identified"),
    collectedAt: findLast("collected"),
    refusedAt: findLast("refused"),
  };
}
