import { useId } from "react";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { DownloadReport } from "#web/account/report/download-report.tsx";
import { en } from "#web/texts/en.ts";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { PreparationLines } from "#web/ui/preparation-lines.tsx";
import { BookedItems } from "./booked-items.tsx";
import { DetailsSummary } from "./details-summary.tsx";
import { Timeline } from "./timeline.tsx";

type Props = { booking: Booking; items: readonly BookingItem[]; onClose: () => void };

/** Spec §2: a summary, the four-step progress timeline, and the booked items with their total. */
export function BookingDetails({ booking, items, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={en.account.details.title(booking.code)} onClose={onClose} />
      <div className="dlg-pad details">
        <DetailsSummary booking={booking} />
        <Timeline status={booking.status}>
          <DownloadReport booking={booking} />
        </Timeline>
        {isToCome(booking.status) && (
          <section>
            <h3>{en.account.details.prepare}</h3>
            <PreparationLines
              items={items}
              start={visitStart(booking.bookingDate, booking.bookingTime)}
              unknown={en.account.details.askFasting}
            />
          </section>
        )}
        <BookedItems items={items} totalAmount={booking.totalAmount} />
      </div>
    </Dialog>
  );
}
