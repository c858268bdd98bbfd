import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";

const original = alias(bookings, "original");

/** Who makes a booking's visit, and which booking it draws again; null for none. */
export type BookingRound = { phlebotomist: string | null; redrawOf: { id: number; code: string } | null };

/** Returns the phlebotomist's name, and the booking whose rejected tube this one draws again. */
export async function findBookingRound(db: Db, bookingId: number): Promise<BookingRound> {
  const [found] = await db
    .select({ phlebotomist: user.name, redrawOf: { id: original.id, code: original.code } })
    .from(bookings)
    .innerJoin(visits, eq(visits.id, bookings.visitId))
    .leftJoin(user, eq(user.id, visits.phlebotomistId))
    .leftJoin(original, eq(original.id, bookings.redrawOf))
    .where(eq(bookings.id, bookingId));
  return found ?? { phlebotomist: null, redrawOf: null };
}
