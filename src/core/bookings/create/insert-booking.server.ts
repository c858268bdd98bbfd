import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { type BookingColumn, toColumns } from "#core/bookings/booking-fields.ts";
import {
  type BookingRow,
  bookingColumns,
  findBookingByRequest,
  type RepeatedBooking,
} from "#core/bookings/queries.server.ts";
import { type BookingDetails, toStoredDetails } from "#core/bookings/staff-details.ts";
import { getStatusSetBy, INITIAL_PAYMENT_STATUS } from "#core/bookings/statuses.ts";
import { type ContactField, contactFields, type VisitContacts } from "#core/bookings/visits/contacts.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { toBookingValues } from "./booking-request.ts";
import { hashRequest, listRequestHashes } from "./request-hash.server.ts";
import type { CreateBookingInput } from "./staff-booking-request.ts";

type InsertBookingInput = {
  request: CreateBookingInput;
  patientId: number;
  /** Of the messages. */
  language: Language;
  bookingDetails: BookingDetails;
  totalPaise: Paise;
  /** The offer that set one of the prices. */
  offerSlug: string | null;
  now: Date;
  phoneProved: boolean;
  /** Stored only for an unproved phone. */
  network: string;
};

/** The new booking, or the earlier one of the same request. */
export type InsertBookingResult = { isNew: true; booking: BookingRow } | { isNew: false; booking: RepeatedBooking };

const MAX_CODE_TRIES = 5;

/**
 * Inserts the booking, and its visit if it joins none, under the requested code or, if that is taken, under a new one.
 * If a concurrent repeat of the request was faster, returns its booking instead. The server sets status and payment.
 */
export async function insertBooking(transaction: Db, draft: InsertBookingInput): Promise<InsertBookingResult> {
  let code = draft.request.booking.code;
  for (let tries = 0; tries < MAX_CODE_TRIES; tries++) {
    const booking = await insertRow(transaction, toRow(draft, code), toStoredDetails(contactFields, draft.request));
    if (booking) return { booking, isNew: true };
    const existing = await findBookingByRequest(transaction, listRequestHashes(draft.request));
    if (existing) return { booking: existing, isNew: false };
    code = createRandomCode();
  }
  throw new Error(`No free booking code in ${MAX_CODE_TRIES} tries.`);
}

/** A booking without a visit gets its own. */
type NewBookingRow = Omit<typeof bookings.$inferInsert, "visitId"> & { visitId: number | undefined };

const contactColumnNames: Record<ContactField, string> = {
  contactName: "contact_name",
  contactPhone: "contact_phone",
  payerName: "payer_name",
  payerPhone: "payer_phone",
};

/**
 * Inserts the booking and, for the first of a visit, the visit with its contacts, in one statement: without a new
 * booking there is no visit either.
 */
async function insertRow(
  transaction: Db,
  row: NewBookingRow,
  contacts: VisitContacts,
): Promise<BookingRow | undefined> {
  const visitId = row.visitId ?? sql<number>`nextval(pg_get_serial_sequence('visits', 'id'))`;
  const insert = transaction
    .insert(bookings)
    .values({ ...row, visitId })
    .onConflictDoNothing()
    .returning(bookingColumns);
  if (row.visitId) return (await insert)[0];
  const contactNames = sql.join(
    contactFields.map((field) => sql.identifier(contactColumnNames[field])),
    sql`, `,
  );
  const contactValues = sql.join(
    contactFields.map((field) => sql`${contacts[field]}`),
    sql`, `,
  );
  const placed = transaction.$with("placed").as(insert);
  const createdVisit = transaction.$with("made", {}).as(
    sql`insert into ${visits} (id, created_at, ${contactNames})
        select ${placed.visitId}, ${placed.createdAt}, ${contactValues} from ${placed}`,
  );
  const [booking] = await transaction.with(placed, createdVisit).select().from(placed);
  return booking;
}

function toRow(draft: InsertBookingInput, code: string): NewBookingRow {
  const { request, patientId, language, bookingDetails, totalPaise, offerSlug, now, phoneProved, network } = draft;
  const fieldColumns: Pick<NewBookingRow, BookingColumn> = toColumns(toBookingValues(request));
  return {
    ...fieldColumns,
    place: request.place ?? "home",
    visitId: request.visitId,
    ...bookingDetails,
    code,
    requestHash: hashRequest(request),
    patientId,
    language,
    status: getStatusSetBy("placing"),
    paymentStatus: INITIAL_PAYMENT_STATUS,
    paymentMethod: "pay_later",
    totalPaise,
    placedTotalPaise: totalPaise,
    offerSlug,
    phoneProved,
    network: phoneProved ? null : network,
    createdAt: now,
  };
}

export function createRandomCode(): string {
  return `BK-${String(randomInt(100_000_000)).padStart(8, "0")}`;
}
