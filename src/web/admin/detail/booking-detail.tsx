import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Booking } from "#core/bookings/schema.ts";
import { bookingItemsQuery, bookingQuery } from "#web/admin/booking/queries.ts";
import { isSignInNeeded } from "#web/admin/gate/session.ts";
import { ApiError } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { DialogTop } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { BookedItems } from "./booked-items.tsx";
import { DeleteBooking } from "./delete-booking.tsx";
import { DetailBones } from "./detail-bones.tsx";
import { History } from "./history/history.tsx";
import { Messages } from "./messages/messages.tsx";
import { PatientSection } from "./patient-section.tsx";
import { ReportSection } from "./report/report-section.tsx";
import { StatusSection } from "./status-section.tsx";
import { Summary } from "./summary.tsx";

type Props = { id: number; titleId: string; inList: Booking | undefined; onClose: () => void };

/** Spec §2 "Admin dashboard": what the detail dialog holds. */
export function BookingDetail({ id, titleId, inList, onClose }: Props) {
  const query = useQuery({ ...bookingQuery(id), placeholderData: () => inList });
  const items = useQuery(bookingItemsQuery(id));
  useTellFailure(query.error ?? items.error);
  const texts = en.desk.booking;
  return (
    <>
      <DialogTop id={titleId} title={query.data?.code ?? texts.title} onClose={onClose} />
      <div className="panel-body">
        {query.error && isGone(query.error) ? (
          <section>
            <SectionError sentence={texts.gone} />
          </section>
        ) : (
          <QuerySection query={query} loading={<DetailBones label={texts.loading} />} failed={texts.failed}>
            {(booking) => (
              <>
                <Summary booking={booking} />
                <StatusSection booking={booking} />
                <PatientSection booking={booking} />
                <BookedItems query={items} />
                <ReportSection booking={booking} items={items} />
                <Messages bookingId={id} />
                <History bookingId={id} />
                <DeleteBooking booking={booking} onDeleted={onClose} />
              </>
            )}
          </QuerySection>
        )}
      </div>
    </>
  );
}

/** Spec §8: 'Failed to fetch booking details'; a session that ended is told by the gate, what is gone by the panel. */
function useTellFailure(failure: Error | null): void {
  useEffect(() => {
    if (!failure || isSignInNeeded(failure) || isGone(failure)) return;
    showToast({ title: en.desk.frame.error, text: en.desk.booking.failures.details, tone: "error" });
  }, [failure]);
}

function isGone(failure: Error): boolean {
  return failure instanceof ApiError && failure.status === 404;
}
