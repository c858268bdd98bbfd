import type { Booking } from "#core/bookings/response-schema.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { MarkPaidButton } from "#web/admin/booking-edit/mark-paid-button.tsx";
import { PanelActions } from "#web/admin/booking-edit/panel-actions.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { getPaymentBadge } from "#web/lib/format-status.ts";

/** The total of a booking, its payment, and the button that marks it as paid. */
export function MoneySection({ booking }: { booking: Booking }) {
  const texts = words.admin.booking;
  return (
    <PanelSection title={texts.money}>
      <dl className="grid gap-1.5">
        <div className="flex items-center justify-between gap-3">
          <dt className="text-soft">{texts.payment}</dt>
          <dd className="flex flex-wrap items-center justify-end gap-2">
            <small className="text-xs text-quiet">{formatPaymentMethod(booking.paymentMethod)}</small>
            <StatusBadge badge={getPaymentBadge(booking.paymentStatus)} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 border-t border-line-strong pt-1.5">
          <dt className="text-soft">{texts.total}</dt>
          <dd className="text-2xl font-semibold tracking-snug">
            {formatWholeRupees(parseAmount(booking.totalAmount))}
          </dd>
        </div>
      </dl>
      <PanelActions>
        <MarkPaidButton booking={booking} />
      </PanelActions>
    </PanelSection>
  );
}
