import { useId } from "react";
import type { Booking } from "#core/bookings/schema.ts";
import { type BookingFilters, deskAddress } from "#web/admin/bookings/filters.ts";
import { useCloseOnce } from "#web/admin/list/use-close-once.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { BookingDetail } from "./booking-detail.tsx";

type Props = {
  /** The booking that the address opens, if it opens one. */
  id: number | null;
  filters: BookingFilters;
  /** What the list already knows of it, to be shown until the booking itself is there. */
  inList: Booking | undefined;
};

/** Stands at an address of its own, so that it can be linked and Back closes it. */
export function BookingDialog({ id, filters, inList }: Props) {
  const titleId = useId();
  const close = useCloseOnce(id, deskAddress(filters));
  return (
    <Dialog open={id !== null} onClose={close} labelledBy={titleId} variant="panel">
      {id !== null && <BookingDetail key={id} id={id} titleId={titleId} inList={inList} onClose={close} />}
    </Dialog>
  );
}
