import type { Booking } from "#core/bookings/response-schema.ts";
import { type Badge, holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import { parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { getPaymentBadge } from "#web/lib/format-status.ts";

/** Returns the badge of a booking's payment; a pending one says when to pay, if at all. */
export function getPaymentMark({
  status,
  paymentStatus,
  paidAmount,
  totalAmount,
}: Pick<Booking, "status" | "paymentStatus" | "paidAmount" | "totalAmount">): Badge {
  const badge = getPaymentBadge(paymentStatus);
  if (badge.look !== "unpaid") return badge;
  const texts = words.account.dashboard.wanted;
  if (!holdsSeat(status)) return { ...badge, label: texts.calledOff };
  if (parseAmount(totalAmount) === 0) return { ...badge, label: texts.nothing };
  if (parseAmount(paidAmount) > 0) return { ...badge, label: texts.part };
  return { ...badge, label: isUpcoming(status) ? texts.toCome : texts.due };
}
