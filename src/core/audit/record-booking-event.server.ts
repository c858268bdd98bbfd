import { formatActor } from "#core/access/actor.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import type { BookingEventKind } from "#db/schema/audit-values.ts";
import { auditLog, bookingEvents } from "#db/schema/bookings.ts";
import { type AuditChange, pickAuditFields } from "./audit-events.ts";
import { createAuditEntry } from "./record-action.server.ts";

type RecordContext = Pick<Context, "actor" | "now">;

/**
 * Records what happened to a booking, and in the audit log who did it. `transaction` is that of the change. Names no
 * patient, except perhaps in `note`, which only the booking's event holds, and which is erased with the patient.
 */
export async function recordBookingEvent<K extends BookingEventKind>(
  transaction: Db,
  ctx: RecordContext,
  booking: { id: number; code: string },
  { kind, data, note }: { kind: K; data: AuditChange<K>; note?: string | undefined },
): Promise<void> {
  const entry = createAuditEntry(ctx, {
    action: kind,
    bookingId: booking.id,
    bookingCode: booking.code,
    change: data,
  });
  const event = {
    bookingId: booking.id,
    kind,
    at: ctx.now,
    actor: entry.actor,
    data: { ...entry.change, ...(note && { note }) },
  };
  // One statement: each one is a round trip.
  const added = transaction
    .$with("added")
    .as(transaction.insert(bookingEvents).values(event).returning({ id: bookingEvents.id }));
  await transaction.with(added).insert(auditLog).values(entry);
}

/** Adds the same event to several bookings; the audit log is up to the caller. */
export async function addBookingEvents<K extends BookingEventKind>(
  transaction: Db,
  { actor, now }: RecordContext,
  bookingIds: number[],
  { kind, data }: { kind: K; data: AuditChange<K> },
): Promise<void> {
  if (bookingIds.length === 0) return;
  const event = { kind, at: now, actor: formatActor(actor), data: pickAuditFields(kind, data) };
  await transaction.insert(bookingEvents).values(bookingIds.map((bookingId) => ({ bookingId, ...event })));
}
