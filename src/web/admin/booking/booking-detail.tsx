import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { itemName, itemTypeLabel, paymentMethodLabel } from "#core/bookings/labels.ts";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { type BookingFilters, deskAddress } from "#web/admin/bookings/filters.ts";
import { isSignInNeeded } from "#web/admin/gate/session.ts";
import { useCloseOnce } from "#web/admin/list/use-close-once.ts";
import { ApiError } from "#web/api-client.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { DeleteBooking } from "./delete-booking.tsx";
import { DetailSkeleton, LinesSkeleton, Pair } from "./detail-parts.tsx";
import { History } from "./history.tsx";
import { Messages } from "./messages.tsx";
import { PatientSection } from "./patient-section.tsx";
import { bookingItemsQuery, bookingQuery } from "./queries.ts";
import { ReportSection } from "./report-section.tsx";
import { StatusSection } from "./status-section.tsx";
import "./booking.css";
import "./report.css";

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

type DetailProps = { id: number; titleId: string; inList: Booking | undefined; onClose: () => void };

/** Row 2.129: what the detail dialog holds. */
function BookingDetail({ id, titleId, inList, onClose }: DetailProps) {
  const query = useQuery({ ...bookingQuery(id), placeholderData: () => inList });
  const items = useQuery(bookingItemsQuery(id));
  useTellFailure(query.error ?? items.error);
  const texts = words.desk.booking;
  return (
    <>
      <DialogTop id={titleId} title={query.data?.code ?? texts.title} onClose={onClose} />
      <div className="panel-body">
        {query.error && isGone(query.error) ? (
          <section>
            <SectionError sentence={texts.gone} />
          </section>
        ) : (
          <QuerySection query={query} loading={<DetailSkeleton label={texts.loading} />} failed={texts.failed}>
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

/** Row 8.23: 'Failed to fetch booking details'; the gate says that a session has ended, the panel that a booking is gone. */
function useTellFailure(failure: Error | null): void {
  useEffect(() => {
    if (!failure || isSignInNeeded(failure) || isGone(failure)) return;
    showToast({ title: words.desk.frame.error, text: words.desk.booking.failures.details, tone: "error" });
  }, [failure]);
}

function isGone(failure: Error): boolean {
  return failure instanceof ApiError && failure.status === 404;
}

function Summary({ booking }: { booking: Booking }) {
  const texts = words.desk.booking;
  return (
    <section>
      <dl className="pairs">
        <Pair name={texts.appointment}>
          {shortDate(booking.bookingDate)}, {booking.bookingTime}
        </Pair>
        <Pair name={texts.total}>
          {formatWholeRupees(fromWire(booking.totalAmount))}, {paymentMethodLabel(booking.paymentMethod)}
        </Pair>
        <Pair name={texts.status}>
          <StatusBadge badge={statusBadge(booking.status)} />
        </Pair>
        <Pair name={texts.payment}>
          <StatusBadge badge={paymentBadge(booking.paymentStatus)} />
        </Pair>
      </dl>
    </section>
  );
}

function BookedItems({ query }: { query: UseQueryResult<BookingItem[]> }) {
  const texts = words.desk.booking;
  return (
    <section>
      <h3>{texts.items}</h3>
      <QuerySection query={query} loading={<LinesSkeleton label={texts.loadingItems} />} failed={texts.failedItems}>
        {(items) => (
          <ul className="plain-list">
            {items.map((item) => (
              <li key={item.id}>
                <span>
                  {itemName(item)}
                  <br />
                  <span className="code">
                    {item.code} · {itemTypeLabel(item.itemType)}
                  </span>
                </span>
                <b>{formatWholeRupees(fromWire(item.price))}</b>
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
    </section>
  );
}
