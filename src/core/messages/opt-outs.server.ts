import { and, asc, type Column, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { optOuts } from "#db/schema/messages.ts";
import type { OptOutSource } from "#db/schema/values.ts";

export type OptOutRow = typeof optOuts.$inferSelect;

/** A phone (E.164), and the patient whose messages are meant; null: all messages to the phone. */
export type OptOutTarget = { phone: string; patientId: number | null };

/**
 * The condition that an opt-out stops messages to a phone about a patient: it is the patient's or the whole phone's.
 */
function stopsMessages({ phone, patientId }: OptOutTarget | Record<keyof OptOutTarget, Column>): SQL | undefined {
  const isOfPatient = sql`${optOuts.patientId} = ${patientId}`;
  return and(sql`${optOuts.phone} = ${phone}`, or(isNull(optOuts.patientId), isOfPatient));
}

/** Returns the expression that the phone of a booking in a query over `bookings` gets no messages about its patient. */
export function isBookingOptedOut(db: Db): SQL<boolean> {
  const stopping = db.select({ id: optOuts.id }).from(optOuts).where(stopsMessages(bookings));
  return sql<boolean>`${exists(stopping)}`;
}

/** Returns why a phone gets no messages about a patient, the opt-out of the whole phone first; null if it gets them. */
export async function findOptOut(db: Db, target: OptOutTarget): Promise<OptOutRow | null> {
  const [found] = await db
    .select()
    .from(optOuts)
    .where(stopsMessages(target))
    .orderBy(sql`${optOuts.patientId} nulls first`)
    .limit(1);
  return found ?? null;
}

/** Returns all opt-outs of a phone, that of the whole phone first. */
export function listOptOuts(db: Db, phone: string): Promise<OptOutRow[]> {
  return db
    .select()
    .from(optOuts)
    .where(eq(optOuts.phone, phone))
    .orderBy(sql`${optOuts.patientId} nulls first`, asc(optOuts.id));
}

type OptOutChange = OptOutTarget & {
  source: OptOutSource;
  /** For the audit log; null if no booking of the phone is known. */
  booking: { id: number; code: string } | null;
};

/** Stores an opt-out and records it in the audit log. Returns whether it is new; an earlier one keeps its time. */
export async function recordOptOut(
  transaction: Db,
  ctx: Pick<Context, "actor" | "now">,
  { phone, patientId, source, booking }: OptOutChange,
): Promise<boolean> {
  const [added] = await transaction
    .insert(optOuts)
    .values({ phone, patientId, source, since: ctx.now })
    .onConflictDoNothing()
    .returning({ id: optOuts.id });
  if (added) await recordAction(transaction, ctx, { action: "opted-out", ...describe({ patientId, source, booking }) });
  return added !== undefined;
}

/** Removes an opt-out and records it in the audit log. Returns whether there was one. */
export async function removeOptOut(
  transaction: Db,
  ctx: Pick<Context, "actor" | "now">,
  { phone, patientId, source, booking }: OptOutChange,
): Promise<boolean> {
  const [removed] = await transaction
    .delete(optOuts)
    .where(and(eq(optOuts.phone, phone), isOf(patientId)))
    .returning({ id: optOuts.id });
  if (removed)
    await recordAction(transaction, ctx, { action: "opted-in", ...describe({ patientId, source, booking }) });
  return removed !== undefined;
}

function isOf(patientId: number | null): SQL {
  return patientId === null ? isNull(optOuts.patientId) : eq(optOuts.patientId, patientId);
}

function describe({ patientId, source, booking }: Omit<OptOutChange, "phone">) {
  const of = booking && { bookingId: booking.id, bookingCode: booking.code };
  return { ...of, change: { source, ...(patientId !== null && { patientId }) } };
}
