import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { authorize, authorizeBeforeLoad, authorizeRecord } from "#core/access/authorize.ts";
import { hashRedraw } from "#core/bookings/create/create-redraw.server.ts";
import { findBookingById } from "#core/bookings/queries.server.ts";
import { fromLabTime, toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { isPhoneContact } from "#core/staff/contact.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { tubes } from "#db/schema/round.ts";
import { staff } from "#db/schema/staff.ts";
import { groupAwaitedTubes } from "./awaited-tubes.ts";
import { normalizeTubeCode } from "./tube-code.ts";

type ReadContext = Pick<Context, "db" | "actor" | "now">;

/** After a week a tube that never arrived is lost. */
const AWAITED_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;
const MAX_LISTED_TUBES = 300;

const { code, kind, bookingId, labelledAt, collectedAt, collectedBy, receivedAt, rejectedAt, reason } = tubes;

const benchColumns = {
  ...{ code, kind, bookingId, labelledAt, collectedAt, collectedBy, receivedAt, rejectedAt, reason },
  collectedByName: sql<string | null>`coalesce(${user.name}, ${collectedBy})`,
  bookingCode: bookings.code,
  patientName: bookings.patientName,
  age: bookings.age,
  exactAge: bookings.exactAge,
  gender: bookings.gender,
  place: bookings.place,
};

export type RedrawRow = { bookingId: number; code: string; day: string; time: string };
export type TubeRow = Omit<typeof tubes.$inferSelect, "labelledBy" | "receivedBy" | "rejectedBy">;
export type BenchTubeRow = TubeRow & {
  collectedByName: string | null;
  bookingCode: string;
  patientName: string;
  age: number | null;
  exactAge: string | null;
  gender: (typeof bookings.$inferSelect)["gender"];
  place: (typeof bookings.$inferSelect)["place"];
  redraw: RedrawRow | null;
};

/** Returns the tube with this label, however it was typed, with its patient. Throws `not-found`. */
export async function findBenchTube(db: Db, label: string): Promise<BenchTubeRow> {
  const rows = await selectBenchTubes(db).where(eq(code, normalizeTubeCode(label)));
  const [tube] = await withRedraws(db, rows);
  if (!tube) throw new DomainError("not-found", "tube-unknown");
  return tube;
}

/** Lists a booking's tubes in the order in which they were labelled, to its phone and to staff. Throws `sign-in-needed`, `not-allowed`, `not-found`. */
export async function listBookingTubes({ db, actor, now }: ReadContext, id: number): Promise<TubeRow[]> {
  authorizeBeforeLoad(actor, "read-tubes");
  const booking = await findBookingById(db, id);
  const isToday = booking?.day === toLabTime(now).day;
  authorizeRecord(actor, "read-tubes", "booking-unknown", booking?.phone ?? "", isToday);
  if (!booking) throw new DomainError("not-found", "booking-unknown");
  return db.select().from(tubes).where(eq(bookingId, id)).orderBy(asc(labelledAt), asc(code));
}

/** Returns what arrived at the bench on the lab's current day, and what was drawn and has not. Throws `sign-in-needed`, `not-allowed`. */
export async function getBench({ db, actor, now }: ReadContext) {
  authorize(actor, "receive-tube");
  const today = fromLabTime({ day: toLabTime(now).day, minutes: 0 });
  const wasReceivedToday = and(isNotNull(receivedAt), gte(receivedAt, today));
  const [arrived, awaited, lastArrived, receivedCount] = await Promise.all([
    listArrivedTubes(db, today),
    listAwaitedTubes(db, now),
    db
      .select({ collectedBy, at: sql<Date>`max(${collectedAt})`.mapWith(collectedAt) })
      .from(tubes)
      .where(wasReceivedToday)
      .groupBy(collectedBy),
    db.$count(tubes, wasReceivedToday),
  ]);
  const drawnAt = new Map(lastArrived.map((row) => [row.collectedBy, row.at]));
  const groups = groupAwaitedTubes(awaited, drawnAt, now);
  const phones = await listPhones(
    db,
    groups.flatMap((group) => group.collectedBy ?? []),
  );
  return {
    at: toLabTime(now),
    receivedCount,
    arrived,
    awaited: groups.map((group) => ({
      name: group.tubes[0]?.collectedByName ?? null,
      phone: phones.get(group.collectedBy ?? "") ?? null,
      tubes: group.tubes,
    })),
  };
}

/** The latest first, by the index of receipts. */
async function listArrivedTubes(db: Db, today: Date): Promise<BenchTubeRow[]> {
  const rows = await selectBenchTubes(db)
    .where(and(isNotNull(receivedAt), gte(receivedAt, today)))
    .orderBy(desc(receivedAt), asc(code))
    .limit(MAX_LISTED_TUBES);
  return withRedraws(db, rows);
}

/** By the partial index of tubes to receive. */
async function listAwaitedTubes(db: Db, now: Date) {
  const since = new Date(now.getTime() - AWAITED_DAYS * DAY_MS);
  const rows = await selectBenchTubes(db)
    .where(and(isNull(receivedAt), isNull(rejectedAt), gte(collectedAt, since)))
    .orderBy(asc(collectedAt))
    .limit(MAX_LISTED_TUBES);
  return rows.map((row) => ({ ...row, redraw: null, collectedAt: row.collectedAt ?? row.labelledAt }));
}

function selectBenchTubes(db: Db) {
  return db
    .select(benchColumns)
    .from(tubes)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .leftJoin(user, eq(user.id, collectedBy))
    .$dynamic();
}

/** Adds the redraws of rejected tubes. */
async function withRedraws(db: Db, rows: Omit<BenchTubeRow, "redraw">[]): Promise<BenchTubeRow[]> {
  const rejected = rows.filter((row) => row.rejectedAt);
  if (rejected.length === 0) return rows.map((row) => ({ ...row, redraw: null }));
  const { id, day, time, requestHash } = bookings;
  const redraws = await db
    .select({ bookingId: id, code: bookings.code, day, time, requestHash })
    .from(bookings)
    .where(inArray(requestHash, rejected.map(hashRedraw)));
  return rows.map((row) => {
    const hash = row.rejectedAt && hashRedraw(row);
    const found = hash && redraws.find((redraw) => redraw.requestHash.equals(hash));
    if (!found) return { ...row, redraw: null };
    const { requestHash: _hash, ...redraw } = found;
    return { ...row, redraw };
  });
}

/** The phones of staff members whose contact is one, by account. */
async function listPhones(db: Db, accountIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: staff.userId, contact: staff.contact })
    .from(staff)
    .where(inArray(staff.userId, accountIds));
  return new Map(rows.flatMap((row) => (isPhoneContact(row.contact) ? [[row.id, row.contact] as const] : [])));
}
