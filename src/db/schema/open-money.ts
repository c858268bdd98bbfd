import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The columns on which a booking's balance depends (core/bookings/booking-balance.ts). */
type BilledColumns = Record<"status" | "paymentStatus" | "totalPaise" | "discountPaise" | "takenPaise", AnyPgColumn>;

/** Lists the columns on which a booking's balance depends. */
export function listBilledColumns<Column extends AnyPgColumn>({
  status,
  paymentStatus,
  totalPaise,
  discountPaise,
  takenPaise,
}: Record<keyof BilledColumns, Column>): Column[] {
  return [status, paymentStatus, totalPaise, discountPaise, takenPaise];
}

/** What the lab wants for a booking: its total less the discount, unless it is declined or refunded. */
export const wantedPaise = ({ status, paymentStatus, totalPaise, discountPaise }: BilledColumns): SQL =>
  sql`case when ${status} <> 'declined' and ${paymentStatus} <> 'refunded' then greatest(${totalPaise} - ${discountPaise}, 0) else 0 end`;

/** Whether something is due for a booking. Matches the predicate of the partial index `bookings_owing`. */
export const isOwing = (booking: BilledColumns): SQL => sql`(${wantedPaise(booking)}) > ${booking.takenPaise}`;

/** Whether some of what was taken is to be returned. Matches the partial index `bookings_to_refund`. */
export const isToRefund = (booking: BilledColumns): SQL => sql`(${wantedPaise(booking)}) < ${booking.takenPaise}`;
