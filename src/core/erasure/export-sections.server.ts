import { asc, eq, inArray } from "drizzle-orm";
import { limitToBooking, listReceiptsOfBookings } from "#core/bookings/payments/receipt-queries.server.ts";
import { bookingDetailFields, toStoredDetails } from "#core/bookings/staff-details.ts";
import { listVisitContacts } from "#core/bookings/visits/contacts.server.ts";
import { emptyContacts } from "#core/bookings/visits/contacts.ts";
import { formatReceiptNumber } from "#core/money/receipt-number.ts";
import { sumPaise } from "#core/money/tenders.ts";
import { findNote } from "#core/patients/note-queries.server.ts";
import { formatAmount } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { bookingItems, type patients } from "#db/schema/bookings.ts";
import { contactMessages, inboundMessages, messages, optOuts, waitlist } from "#db/schema/messages.ts";
import { discounts } from "#db/schema/money.ts";
import type { ExportedKind } from "./data-inventory.ts";
import type { PatientExport } from "./export-schema.ts";
import type { BookingTableRow, PersonalData } from "./personal-data.server.ts";

/** Sources of the sections; file names by report id, null for a file that could not be read. */
export type ExportContext = { db: Db; traces: PersonalData; files: ReadonlyMap<number, string | null> };

type ExportSections = { [Kind in ExportedKind]: (of: ExportContext) => AsyncGenerator<PatientExport[Kind]> };

/** Rows read at once. */
const BATCH_ROWS = 200;

/** Sections of an export, streamed in pieces; a kind without its section is a type error. */
export const exportSections: ExportSections = {
  async *patient({ traces: { patient } }) {
    yield [{ ...pickContact(patient), patientSince: patient.createdAt.toISOString() }];
  },
  async *notes({ db, traces }) {
    const note = await findNote(db, traces.patient.id);
    if (note?.text) yield [{ text: note.text, writtenAt: note.writtenAt.toISOString() }];
  },
  async *bookings({ db, traces }) {
    for (const some of splitIntoBatches(traces.bookings)) yield await addItems(db, some);
  },
  async *receipts({ db, traces }) {
    for (const some of splitIntoBatches(traces.bookings)) yield await listReceiptShares(db, some);
  },
  async *discounts({ db, traces }) {
    const codes = new Map(traces.bookings.map(({ id, code }) => [id, code]));
    const isOwn = inArray(discounts.bookingId, [...codes.keys()]);
    const rows = await db.select().from(discounts).where(isOwn).orderBy(asc(discounts.id));
    yield rows.map(({ bookingId, paise, reason, at, withdrawnAt }) => ({
      bookingCode: codes.get(bookingId) ?? "",
      amount: formatAmount(paise),
      reason,
      givenAt: at.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }));
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
    for (const ids of splitIntoBatches(traces.messageIds)) {
      const rows = await db
        .select({ kind, channel, recipient, subject, body, state, createdAt })
        .from(messages)
        .where(inArray(messages.id, ids))
        .orderBy(asc(messages.id));
      // The file must not contain anything to sign in with.
      yield rows.map(({ body: messageText, createdAt: at, ...row }) => ({
        ...row,
        text: row.kind === "login-code" ? null : messageText,
        writtenAt: at.toISOString(),
      }));
    }
  },
  async *inboundMessages({ db, traces }) {
    for (const ids of splitIntoBatches(traces.inboundMessageIds)) {
      const isOwn = inArray(inboundMessages.id, ids);
      const rows = await db.select().from(inboundMessages).where(isOwn).orderBy(asc(inboundMessages.id));
      yield rows.map(({ phone, kind, body, receivedAt, seenAt }) => ({
        ...{ phone, kind, text: body },
        receivedAt: receivedAt.toISOString(),
        handledAt: seenAt?.toISOString() ?? null,
      }));
    }
  },
  async *optOuts({ db, traces }) {
    const isOwn = inArray(optOuts.id, traces.optOutIds);
    const rows = await db.select().from(optOuts).where(isOwn).orderBy(asc(optOuts.id));
    yield rows.map(({ phone, since, source, patientId }) => ({
      ...{ phone, source },
      since: since.toISOString(),
      isOfWholePhone: patientId === null,
    }));
  },
  async *contactMessages({ db, traces }) {
    for (const ids of splitIntoBatches(traces.contactMessageIds)) {
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

function* splitIntoBatches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) yield rows.slice(start, start + BATCH_ROWS);
}

type ContactDetails = Pick<
  typeof patients.$inferSelect,
  "name" | "phone" | "email" | "address" | "age" | "exactAge" | "gender" | "language"
>;

function pickContact(person: ContactDetails): ContactDetails {
  const { name, phone, email, address, age, exactAge, gender, language } = person;
  return { name, phone, email, address, age, exactAge, gender, language };
}

async function addItems(db: Db, bookings: BookingTableRow[]): Promise<PatientExport["bookings"]> {
  const ids = bookings.map(({ id }) => id);
  const rows = await db
    .select()
    .from(bookingItems)
    .where(inArray(bookingItems.bookingId, ids))
    .orderBy(asc(bookingItems.id));
  const itemsOf = Map.groupBy(rows, ({ bookingId }) => bookingId);
  const visitIds = bookings.map(({ visitId }) => visitId);
  const contacts = await listVisitContacts(db, visitIds);
  return bookings.map((booking) => ({
    code: booking.code,
    bookedAt: booking.createdAt.toISOString(),
    visit: { day: booking.day, time: booking.time },
    place: booking.place,
    ...pickContact({ ...booking, name: booking.patientName }),
    landmark: booking.landmark,
    pinCode: booking.pinCode,
    status: booking.status,
    cancelReason: booking.cancelReason,
    cancelNote: booking.cancelNote,
    ...toStoredDetails(bookingDetailFields, booking),
    ...(contacts.get(booking.visitId) ?? emptyContacts),
    paymentStatus: booking.paymentStatus,
    paymentMethod: booking.paymentMethod,
    totalAmount: formatAmount(booking.totalPaise),
    items: (itemsOf.get(booking.id) ?? []).map(({ code, name, pricePaise }) => ({
      code,
      name,
      price: formatAmount(pricePaise),
    })),
  }));
}

/** Returns what the receipts hold for these bookings, without what they hold for others. */
async function listReceiptShares(db: Db, bookings: BookingTableRow[]): Promise<PatientExport["receipts"]> {
  const ids = new Set(bookings.map(({ id }) => id));
  const rows = await listReceiptsOfBookings(db, [...ids]);
  return rows.flatMap((row) => {
    const own = row.allocations.filter(({ bookingId }) => bookingId !== null && ids.has(bookingId));
    return own.map(({ bookingId, bookingCode }) => {
      const { kind, at, allocations, tenders, utr, byName, reason, correctedBy } = limitToBooking(row, bookingId ?? 0);
      return {
        ...{ number: formatReceiptNumber(row), kind, bookingCode, utr, by: byName, reason },
        at: at.toISOString(),
        amount: formatAmount(sumPaise(allocations)),
        tenders: tenders.map(({ method, paise }) => ({ method, amount: formatAmount(paise) })),
        isCorrected: correctedBy !== null,
      };
    });
  });
}
