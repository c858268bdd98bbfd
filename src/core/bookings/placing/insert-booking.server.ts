import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { type BookingColumn, columnsOf } from "#core/bookings/fields.ts";
import {
  type BookingRow,
  bookingColumns,
  bookingOfRequest,
  type RepeatedBooking,
} from "#core/bookings/queries.server.ts";
import { askedValues } from "#core/bookings/request/new-booking.ts";
import { firstPaymentStatus, statusSetBy } from "#core/bookings/statuses.ts";
import { type Contacts, contactsTold } from "#core/bookings/visit/contacts.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import type { VisitRequest } from "./caller-booking.ts";
import { requestHash, requestHashes } from "./request-hash.server.ts";

type Draft = {
  request: VisitRequest;
  patientId: number;
  /** What who comes must know, where the visit says it. */
  collectorNote: string | null;
  totalPaise: Paise;
  /** The offer that gives a price of it. */
  offerSlug: string | null;
  now: Date;
  phoneProved: boolean;
  /** Kept of an unproved phone alone. */
  network: string;
};

/** The new booking, or the one that the same request made before. */
export type Placed = { isNew: true; booking: BookingRow } | { isNew: false; booking: RepeatedBooking };

const CODE_TRIES = 5;

/**
 * Stores the booking's row under the code asked for, or under a new one where that belongs to somebody else. A twin of
 * the same request that was faster is given back instead. Status and payment are the server's (row 4.3).
 */
export async function insertBooking(transaction: Db, draft: Draft): Promise<Placed> {
  let code = draft.request.booking.code;
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const booking = await insertRow(transaction, rowOf(draft, code), contactsTold(draft.request));
    if (booking) return { booking, isNew: true };
    const twin = await bookingOfRequest(transaction, requestHashes(draft.request));
    if (twin) return { booking: twin, isNew: false };
    code = randomCode();
  }
  throw new Error(`No free booking code in ${CODE_TRIES} tries.`);
}

/** The row, and the visit that it is the first of with who opens and who pays there, by one statement: where the row is not new, neither is there a visit. */
async function insertRow(
  transaction: Db,
  row: typeof bookings.$inferInsert,
  { doorName, doorPhone, payerName, payerPhone }: Contacts,
): Promise<BookingRow | undefined> {
  const visitId = row.visitId ?? sql<number>`nextval(pg_get_serial_sequence('visits', 'id'))`;
  const insert = transaction
    .insert(bookings)
    .values({ ...row, visitId })
    .onConflictDoNothing()
    .returning(bookingColumns);
  if (row.visitId) return (await insert)[0];
  const placed = transaction.$with("placed").as(insert);
  const made = transaction.$with("made", {}).as(
    sql`insert into ${visits} (id, created_at, door_name, door_phone, payer_name, payer_phone)
        select ${placed.visitId}, ${placed.createdAt}, ${doorName}, ${doorPhone}, ${payerName}, ${payerPhone} from ${placed}`,
  );
  const [booking] = await transaction.with(placed, made).select().from(placed);
  return booking;
}

function rowOf(draft: Draft, code: string): typeof bookings.$inferInsert {
  const { request, patientId, collectorNote, totalPaise, offerSlug, now, phoneProved, network } = draft;
  const asked: Pick<typeof bookings.$inferInsert, BookingColumn> = columnsOf(askedValues(request));
  return {
    ...asked,
    place: request.place ?? "home",
    visitId: request.visitId,
    collectorNote,
    code,
    requestHash: requestHash(request),
    patientId,
    status: statusSetBy("placing"),
    paymentStatus: firstPaymentStatus,
    paymentMethod: "pay_later",
    totalPaise,
    placedTotalPaise: totalPaise,
    offerSlug,
    phoneProved,
    network: phoneProved ? null : network,
    createdAt: now,
  };
}

function randomCode(): string {
  return `BK-${String(randomInt(100_000_000)).padStart(8, "0")}`;
}
