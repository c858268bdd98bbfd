import type { Booking } from "#core/bookings/schema.ts";
import { type Badge, holdsSeat, isToCome, paymentBadge } from "#core/bookings/statuses.ts";
import { words } from "#texts";

/** The badge of a booking's payment; one that is pending says when to pay, if at all. */
export function paymentMark({ status, paymentStatus }: Pick<Booking, "status" | "paymentStatus">): Badge {
  const badge = paymentBadge(paymentStatus);
  if (badge.look !== "unpaid") return badge;
  const texts = words.account.dashboard.wanted;
  if (!holdsSeat(status)) return { ...badge, label: texts.calledOff };
  return { ...badge, label: isToCome(status) ? texts.toCome : texts.due };
}
