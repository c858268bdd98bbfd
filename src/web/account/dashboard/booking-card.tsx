import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { canMoveVisit, isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking, BookingItem, BookingTracking } from "#core/bookings/response-schema.ts";
import { isClosed, isCompleted, isUpcoming } from "#core/bookings/statuses.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { bookingItemsQuery } from "#web/account/queries.ts";
import { Icon } from "#web/components/icon.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { showToast } from "#web/components/toast-store.ts";
import { apiUrl } from "#web/lib/api-client.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatShortDate, formatWeekday } from "#web/lib/format-date.ts";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import type { BookingDetails } from "./booking-details.tsx";
import { getPaymentMark } from "./payment-badge.ts";
import { getRebookPath } from "./rebook-path.ts";
import { StatusTimeline } from "./status-timeline.tsx";
import { CancelledNote, CentreNote, LastMeal } from "./visit-notes.tsx";

type Props = {
  booking: Booking;
  /** The level below the heading of the group, or of the page. */
  heading: "h3" | "h4";
};

/** Card of one booking: items, date, time, status and payment badges, amount, code, and View Details. */
export function BookingCard({ booking, heading: Heading }: Props) {
  const { code, bookingDate, bookingTime, status, followed } = booking;
  const items = followed?.items ?? [];
  return (
    <article className={isClosed(booking) ? "card visit visit-over" : "card visit"} aria-label={code}>
      <div className="visit-top">
        <BookingMotif items={items} />
        <div>
          <Heading>{words.bookedNames(items.map(({ name }) => name)) || words.account.dashboard.booking}</Heading>
          <p className="visit-marks">
            <StatusBadge badge={getStatusBadge(status)} />
            <StatusBadge badge={getPaymentMark(booking)} />
          </p>
        </div>
      </div>
      <p className="visit-when">
        <b>
          <small>{formatWeekday(bookingDate)}</small> <span>{formatShortDate(bookingDate)}</span>
        </b>
        <b>{bookingTime}</b>
      </p>
      {isAtCentre(booking) && <CentreNote />}
      <StatusTimeline booking={booking} isBrief={isClosed(booking)} />
      <CancelledNote booking={booking} />
      {canMoveVisit(booking) && items.length > 0 && <LastMeal booking={booking} items={items} />}
      {isCompleted(status) && followed && !followed.report && <p className="visit-note">{words.report.preparing}</p>}
      <VisitFooter booking={booking} />
    </article>
  );
}

/** A detail of the package's pattern; tests have a plain background. */
function BookingMotif({ items: [first] }: Pick<BookingTracking, "items">) {
  const isPackage = first?.itemType === "package";
  return (
    <span className={isPackage ? "visit-swatch on-cloth" : "visit-swatch"}>
      {isPackage ? <Motif name={getMotif(first.name)} /> : <Icon name="test-tube" />}
    </span>
  );
}

function VisitFooter({ booking }: Pick<Props, "booking">) {
  const details = useBookingDetails(booking.id);
  const texts = words.account.dashboard;
  const { id, code, status, totalAmount, followed } = booking;
  const toCome = isUpcoming(status);
  const again = getRebookPath(id, followed?.items ?? []);
  const named = <span className="sr">{code}</span>;
  const bookAgain = (kind: string) =>
    again && (
      <a className={`btn ${kind} btn-s`} href={withBasePath(again)}>
        {texts.again} {named}
      </a>
    );
  return (
    <div className="visit-foot">
      <p>
        <b>{formatWholeRupees(parseAmount(totalAmount))}</b>{" "}
        <span className="code" translate="no">
          {code}
        </span>
      </p>
      {isCompleted(status) && followed?.report && (
        <a className="btn btn-1 btn-s" href={apiUrl("GET /api/bookings/{id}/report", { path: { id } })} download>
          <Icon name="download" small /> {words.report.download} {named}
        </a>
      )}
      {!toCome && bookAgain("btn-2")}
      <button
        className={`btn ${toCome ? "btn-1" : "btn-2"} btn-s js-only`}
        type="button"
        aria-haspopup="dialog"
        aria-disabled={details.isLoading}
        onClick={details.open}
      >
        {texts.details} {named}
      </button>
      {canMoveVisit(booking) && <CallLabHint named={named} />}
      {toCome && bookAgain("btn-3")}
      {details.shown && <details.shown.Dialog booking={booking} items={details.shown.items} onClose={details.close} />}
    </div>
  );
}

/** Only the lab moves or cancels a visit, by phone. */
function CallLabHint({ named }: { named: ReactNode }) {
  const phone = useQuery(labQuery()).data?.phones[0];
  if (!phone) return null;
  return (
    <a className="btn btn-2 btn-s" href={`tel:${phone}`}>
      {words.account.dashboard.change} {named}
    </a>
  );
}

export const loadDetails = () => import("./booking-details.tsx");

type LoadedDetails = { items: BookingItem[]; Dialog: typeof BookingDetails };

/**
 * The dialog opens once the booking and its items are loaded. If loading fails, the failure is logged, a toast shows it
 * and the dialog stays closed.
 */
function useBookingDetails(bookingId: number) {
  const client = useQueryClient();
  const [shown, setShown] = useState<LoadedDetails | null>(null);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      const items = client.fetchQuery(bookingItemsQuery(bookingId));
      const { BookingDetails: Dialog } = await loadDetails();
      setShown({ items: await items, Dialog });
    } catch (failure) {
      console.error(failure);
      showToast({ ...words.account.dashboard.detailsFailed, tone: "error" });
    } finally {
      setLoading(false);
    }
  };
  return { shown, isLoading, open, close: () => setShown(null) };
}
