import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Page, toPage } from "#core/pagination.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./delivery/transition-message.server.ts";
import { messageChannels } from "./message.ts";

const MAX_BOOKING_MESSAGES = 50;

/** Messages that name a booking, oldest first: its own, and those to the phone of its visit about several people. */
export async function listBookingMessages(db: Db, bookingId: number): Promise<MessageRow[]> {
  const isNamed = await createNamedBookingsCondition(db, eq(bookings.id, bookingId));
  return db
    .select()
    .from(messages)
    .where(or(eq(messages.bookingId, bookingId), isNamed))
    .orderBy(asc(messages.id))
    .limit(MAX_BOOKING_MESSAGES);
}

/** Returns the condition for messages about another booking of the same visit that name one of these. */
export async function createNamedBookingsCondition(db: Db, condition: SQL | undefined): Promise<SQL | undefined> {
  const visitBookings = alias(bookings, "visit_bookings");
  const rows = await db
    .select({ code: bookings.code, siblingId: visitBookings.id })
    .from(bookings)
    .innerJoin(visitBookings, and(eq(visitBookings.visitId, bookings.visitId), ne(visitBookings.id, bookings.id)))
    .where(condition);
  if (rows.length === 0) return undefined;
  const siblingIds = [...new Set(rows.map(({ siblingId }) => siblingId))];
  const codes = sql.join(
    [...new Set(rows.map(({ code }) => code))].map((code) => sql`${code}`),
    sql`, `,
  );
  return and(
    inArray(messages.bookingId, siblingIds),
    sql`string_to_array(${messages.variables}[2], ', ') && array[${codes}]::text[]`,
  );
}

type ListOutboxInput = {
  /** Cursor: only rows older than this message id. */
  before?: number | undefined;
  limit: number;
};

/** The outbox, newest first, with the patient name of the message's booking. */
export async function listOutbox(
  db: Db,
  { before, limit }: ListOutboxInput,
): Promise<Page<MessageRow & { patientName: string | null }>> {
  const found = await db
    .select({ ...getTableColumns(messages), patientName: patients.name })
    .from(messages)
    .leftJoin(bookings, eq(bookings.id, messages.bookingId))
    .leftJoin(patients, eq(patients.id, bookings.patientId))
    .where(before === undefined ? undefined : lt(messages.id, before))
    .orderBy(desc(messages.id))
    .limit(limit + 1);
  return toPage(found, limit);
}

/** Failed messages per channel since then. */
export async function countFailedSince(db: Db, since: Date): Promise<{ channel: string; failed: number }[]> {
  const rows = await db
    .select({ channel: messages.channel, failed: count() })
    .from(messages)
    .where(and(gt(messages.stateAt, since), eq(messages.state, "failed")))
    .groupBy(messages.channel);
  const failed = new Map(rows.map((row) => [row.channel, row.failed]));
  return messageChannels.map((channel) => ({ channel, failed: failed.get(channel) ?? 0 }));
}
