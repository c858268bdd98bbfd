import type { BookingTracking } from "#core/bookings/response-schema.ts";
import { formatRupees, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { formatDayMonth } from "#web/lib/format-date.ts";

const texts = words.payments.refund;

/** Returns what a patient reads of money that comes back: how, since when and by which day, if known. */
export function formatRefund(paise: Paise, refund: BookingTracking["refund"], today: string): string {
  const amount = formatRupees(paise);
  const [method, ...others] = refund?.methods ?? [];
  const way = texts.ways[method && others.length === 0 ? method : "other"];
  if (!refund?.since || !refund.by) return texts.soon(amount, way);
  const [since, by] = [formatDayMonth(refund.since), formatDayMonth(refund.by)];
  return refund.by < today ? texts.late(amount, since, by) : texts.dated(amount, since, way, by);
}
