import { and, asc, eq, inArray } from "drizzle-orm";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { extractFirstName } from "#core/patients/name.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import type { messages } from "#db/schema/messages.ts";
import type { MessageChannel } from "./message.ts";
import { isBookingOptedOut } from "./opt-outs.server.ts";

/** All that a message may contain of a booking. The name is the only field that a visitor types. */
export type MessageBooking = Pick<
  BookingRow,
  "code" | "patientName" | "day" | "time" | "place" | "totalPaise" | "createdAt"
>;

/**
 * Bookings of one visit whose patients share a phone or an email address: they get one message, in the language of the
 * first. Oldest first.
 */
export type VisitGroup = readonly [BookingRow, ...BookingRow[]];

const CODE_SEPARATOR = ", ";

/** Locks all bookings of a visit, in any status, against deletion and erasure, and returns them, oldest first. */
export function lockVisitBookings(transaction: Db, visitId: number): Promise<BookingRow[]> {
  return transaction
    .select(bookingColumns)
    .from(bookings)
    .where(eq(bookings.visitId, visitId))
    .orderBy(asc(bookings.id))
    .for("key share");
}

export function findBookingsByCode(db: Db, codes: readonly string[]): Promise<BookingRow[]> {
  return db
    .select(bookingColumns)
    .from(bookings)
    .where(inArray(bookings.code, [...codes]))
    .orderBy(asc(bookings.id));
}

/** Returns the phone or email address at which a booking's patient is reached; null if there is none. */
export function getRecipient({ phone, email }: BookingRow, channel: MessageChannel): string | null {
  return channel === "email" ? email : phone || null;
}

/**
 * Returns the bookings about which a channel may write to the patient's phone: a phone that asked for no more messages
 * about one patient still gets those about the others. An opt-out is a phone's, not an email address's.
 */
export async function excludeOptedOut(
  db: Db,
  rows: readonly BookingRow[],
  channel: MessageChannel,
): Promise<BookingRow[]> {
  if (channel === "email" || rows.length === 0) return [...rows];
  const isOfRows = inArray(
    bookings.id,
    rows.map(({ id }) => id),
  );
  const optedOut = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOfRows, isBookingOptedOut(db)));
  return rows.filter((row) => !optedOut.some(({ id }) => id === row.id));
}

/** Groups bookings of a visit and slot by the phone or email address of their patients. */
export function groupByRecipient(rows: readonly BookingRow[], channel: MessageChannel): VisitGroup[] {
  const reached = rows.filter((row) => !isErased(row) && getRecipient(row, channel));
  const groups = Map.groupBy(reached, (row) => getRecipient(row, channel)).values();
  return [...groups].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

/**
 * Returns what a message names: several people by their first names, with all codes and the sum of the totals. An
 * unproved phone may be a stranger's: it gets only the first name (decision 018).
 */
export function describeGroup([first, ...others]: VisitGroup, language: Language): MessageBooking {
  const { code, patientName, day, time, place, totalPaise, createdAt, phoneProved } = first;
  const firstName = extractFirstName(patientName);
  const visit = { day, time, place, createdAt };
  if (others.length === 0) return { code, patientName: phoneProved ? patientName : firstName, totalPaise, ...visit };
  const names = [firstName, ...others.map((other) => extractFirstName(other.patientName))];
  return {
    code: [code, ...others.map((other) => other.code)].join(CODE_SEPARATOR),
    patientName: getSentences(language).preparation.list(names),
    totalPaise: others.reduce((sum, other) => sum + other.totalPaise, totalPaise),
    ...visit,
  };
}

/** Returns the codes of the bookings that a message to patients names: its second variable. */
export function listNamedCodes({ variables }: Pick<typeof messages.$inferSelect, "variables">): string[] {
  return variables[1]?.split(CODE_SEPARATOR) ?? [];
}
