import type { Booking } from "#core/bookings/response-schema.ts";
import { bookingStatuses } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useAllowedStatuses } from "#web/admin/booking-edit/use-allowed-statuses.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { DeleteBooking } from "./delete-booking.tsx";
import { StatusSection } from "./status-section.tsx";

/** The two selectors and the deletion, folded: what is done daily has its own button. */
export function SetByHand({ booking, onDeleted }: { booking: Booking; onDeleted: () => void }) {
  const can = usePermissions();
  const canBecome = useAllowedStatuses(booking);
  const canSet = bookingStatuses.some(canBecome) || can("change-payment-status");
  if (!canSet && !can("delete-booking")) return null;
  return (
    <Disclosure className="px-4" label={words.admin.booking.byHand}>
      <div className="-mx-4">
        {canSet && <StatusSection booking={booking} />}
        {can("delete-booking") && <DeleteBooking booking={booking} onDeleted={onDeleted} />}
      </div>
    </Disclosure>
  );
}
