import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isAtCentre, isMovable } from "#core/bookings/places.ts";
import type { Booking, BookingItem, Followed } from "#core/bookings/schema.ts";
import { isCompleted, isSettled, isToCome, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate, weekdayName } from "#core/calendar/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { bookingItemsQuery } from "#web/account/queries.ts";
import { apiAddress } from "#web/api-client.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Motif } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { motifOf } from "#web/ui/motif-of.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { againPath } from "./again-path.ts";
import type { BookingDetails } from "./booking-details.tsx";
import { paymentMark } from "./payment-mark.ts";
import { Pulse } from "./pulse.tsx";
import { AtCentre, CalledOff, LastMeal } from "./visit-notes.tsx";

type Props = {
  booking: Booking;
  /** Below the heading of a group, or of the page. */
  heading: "h3" | "h4";
};

/** Row 2.156: what was booked, date, time, status and payment badges, the amount, code, and View Details. */
export function BookingCard({ booking, heading: Heading }: Props) {
  const { code, bookingDate, bookingTime, status, followed } = booking;
  const items = followed?.items ?? [];
  return (
    <article className={isSettled(booking) ? "card visit visit-over" : "card visit"} aria-label={code}>
      <div className="visit-top">
        <Swatch items={items} />
        <div>
          <Heading>{words.bookedNames(items.map(({ name }) => name)) || words.account.dashboard.booking}</Heading>
          <p className="visit-marks">
            <StatusBadge badge={statusBadge(status)} />
            <StatusBadge badge={paymentMark(booking)} />
          </p>
        </div>
      </div>
      <p className="visit-when">
        <b>
          <small>{weekdayName(bookingDate)}</small> <span>{shortDate(bookingDate)}</span>
        </b>
        <b>{bookingTime}</b>
      </p>
      {isAtCentre(booking) && <AtCentre />}
      <Pulse booking={booking} isBrief={isSettled(booking)} />
      <CalledOff booking={booking} />
      {isMovable(booking) && items.length > 0 && <LastMeal booking={booking} items={items} />}
      {isCompleted(status) && followed && !followed.report && <p className="visit-note">{words.report.preparing}</p>}
      <VisitFoot booking={booking} />
    </article>
  );
}

/** A cut of the package's cloth; tests lie on plain ground. */
function Swatch({ items: [first] }: Pick<Followed, "items">) {
  const isPackage = first?.itemType === "package";
  return (
    <span className={isPackage ? "visit-swatch on-cloth" : "visit-swatch"}>
      {isPackage ? <Motif name={motifOf(first.name)} /> : <Icon name="test-tube" />}
    </span>
  );
}

function VisitFoot({ booking }: Pick<Props, "booking">) {
  const details = useBookingDetails(booking.id);
  const texts = words.account.dashboard;
  const { id, code, status, totalAmount, followed } = booking;
  const toCome = isToCome(status);
  const again = againPath(id, followed?.items ?? []);
  const named = <span className="sr">{code}</span>;
  const bookAgain = (kind: string) =>
    again && (
      <a className={`btn ${kind} btn-s`} href={to(again)}>
        {texts.again} {named}
      </a>
    );
  return (
    <div className="visit-foot">
      <p>
        <b>{formatWholeRupees(fromWire(totalAmount))}</b>{" "}
        <span className="code" translate="no">
          {code}
        </span>
      </p>
      {isCompleted(status) && followed?.report && (
        <a className="btn btn-1 btn-s" href={apiAddress("GET /api/bookings/{id}/report", { path: { id } })} download>
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
      {isMovable(booking) && <CallToChange named={named} />}
      {toCome && bookAgain("btn-3")}
      {details.shown && <details.shown.Dialog booking={booking} items={details.shown.items} onClose={details.close} />}
    </div>
  );
}

/** A visit is moved or called off by the lab, on the phone. */
function CallToChange({ named }: { named: ReactNode }) {
  const phone = useQuery(labQuery()).data?.phones[0];
  if (!phone) return null;
  return (
    <a className="btn btn-2 btn-s" href={`tel:${phone}`}>
      {words.account.dashboard.change} {named}
    </a>
  );
}

export const loadDetails = () => import("./booking-details.tsx");

type Shown = { items: BookingItem[]; Dialog: typeof BookingDetails };

/** Row 8.37: the dialog opens once it and its items are there; where they cannot be fetched it is logged, told, and does not open. */
function useBookingDetails(bookingId: number) {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
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
