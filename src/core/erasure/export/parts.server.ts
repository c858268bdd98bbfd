import { asc, eq, inArray } from "drizzle-orm";
import { contactsOfAll } from "#core/bookings/visit/contacts.server.ts";
import { noContacts } from "#core/bookings/visit/contacts.ts";
import type { BookingRow, Traces } from "#core/erasure/traces.server.ts";
import { noteOf } from "#core/patients/notes/queries.server.ts";
import { toWire } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { bookingItems, type patients } from "#db/schema/bookings.ts";
import { contactMessages, messages, waitlist } from "#db/schema/messages.ts";
import type { ExportedKind } from "./held-tables.ts";
import type { PatientExport } from "./schema.ts";

/** What the parts of an export are read from; files by the id of the report, and null for one that could not be read. */
export type Exporting = { db: Db; traces: Traces; files: ReadonlyMap<number, string | null> };

type Parts = { [Kind in ExportedKind]: (of: Exporting) => AsyncGenerator<PatientExport[Kind]> };

/** So many rows are read at once. */
const ROWS = 200;

/** Each part of an export, a piece at a time; a kind of held-tables.ts without its part is a type error. */
export const parts: Parts = {
  async *patient({ traces: { patient } }) {
    yield [{ ...contactOf(patient), patientSince: patient.createdAt.toISOString() }];
  },
  async *notes({ db, traces }) {
    const note = await noteOf(db, traces.patient.id);
    if (note?.text) yield [{ text: note.text, writtenAt: note.writtenAt.toISOString() }];
  },
  async *bookings({ db, traces }) {
    for (const some of inPieces(traces.bookings)) yield await withItems(db, some);
  },
  async *reports({ traces, files }) {
    const codes = new Map(traces.bookings.map(({ id, code }) => [id, code]));
    yield traces.reports.map(({ id, bookingId, uploadedAt, releasedAt, replacedAt, withdrawnAt }) => ({
      bookingCode: codes.get(bookingId) ?? "",
      uploadedAt: uploadedAt.toISOString(),
      releasedAt: releasedAt?.toISOString() ?? null,
      replacedAt: replacedAt?.toISOString() ?? null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      file: files.get(id) ?? null,
      isMissing: files.get(id) === null,
    }));
  },
  async *messages({ db, traces }) {
    const { kind, channel, recipient, subject, body, state, createdAt } = messages;
    for (const ids of inPieces(traces.messageIds)) {
      const rows = await db
        .select({ kind, channel, recipient, subject, body, state, createdAt })
        .from(messages)
        .where(inArray(messages.id, ids))
        .orderBy(asc(messages.id));
      // Whoever has the file must not get in by it.
      yield rows.map(({ body: said, createdAt: at, ...row }) => ({
        ...row,
        text: row.kind === "login-code" ? null : said,
        writtenAt: at.toISOString(),
      }));
    }
  },
  async *contactMessages({ db, traces }) {
    for (const ids of inPieces(traces.contactMessageIds)) {
      const rows = await db.select().from(contactMessages).where(inArray(contactMessages.id, ids));
      yield rows.map(({ name, email, phone, subject, message, receivedAt }) => ({
        ...{ name, email, phone, subject, message },
        receivedAt: receivedAt.toISOString(),
      }));
    }
  },
  async *waitlist({ db, traces }) {
    const rows = await db.select().from(waitlist).where(inArray(waitlist.id, traces.waitlistIds));
    yield rows.map(({ phone, pinCode, joinedAt }) => ({ phone, pinCode, joinedAt: joinedAt.toISOString() }));
  },
  async *signIn({ db, traces: { isPhoneOwn, patient } }) {
    if (!isPhoneOwn) return;
    const rows = await db
      .select({ held: session })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(eq(user.phone, patient.phone))
      .orderBy(asc(session.createdAt));
    yield rows.map(({ held: { createdAt, updatedAt, ipAddress, userAgent } }) => ({
      phone: patient.phone,
      signedInAt: createdAt.toISOString(),
      usedAt: updatedAt.toISOString(),
      ipAddress,
      userAgent,
    }));
  },
};

function* inPieces<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}

type Contact = Pick<
  typeof patients.$inferSelect,
  "name" | "phone" | "email" | "address" | "age" | "exactAge" | "gender"
>;

function contactOf({ name, phone, email, address, age, exactAge, gender }: Contact): Contact {
  return { name, phone, email, address, age, exactAge, gender };
}

async function withItems(db: Db, bookings: BookingRow[]): Promise<PatientExport["bookings"]> {
  const ids = bookings.map(({ id }) => id);
  const rows = await db
    .select()
    .from(bookingItems)
    .where(inArray(bookingItems.bookingId, ids))
    .orderBy(asc(bookingItems.id));
  const itemsOf = Map.groupBy(rows, ({ bookingId }) => bookingId);
  const visitIds = bookings.flatMap(({ visitId }) => visitId ?? []);
  const contacts = await contactsOfAll(db, visitIds);
  return bookings.map((booking) => ({
    code: booking.code,
    bookedAt: booking.createdAt.toISOString(),
    visit: { day: booking.day, time: booking.time },
    place: booking.place,
    ...contactOf({ ...booking, name: booking.patientName }),
    landmark: booking.landmark,
    pinCode: booking.pinCode,
    status: booking.status,
    cancelReason: booking.cancelReason,
    cancelNote: booking.cancelNote,
    collectorNote: booking.collectorNote,
    ...(contacts.get(booking.visitId) ?? noContacts),
    paymentStatus: booking.paymentStatus,
    paymentMethod: booking.paymentMethod,
    totalAmount: toWire(booking.totalPaise),
    items: (itemsOf.get(booking.id) ?? []).map(({ code, name, pricePaise }) => ({
      code,
      name,
      price: toWire(pricePaise),
    })),
  }));
}
