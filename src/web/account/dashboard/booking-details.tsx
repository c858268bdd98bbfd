import { type ReactNode, useId } from "react";
import { beatsOf } from "#core/bookings/followed-steps.ts";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import { isAtCentre, isMovable } from "#core/bookings/places.ts";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { PreparationLines } from "#web/ui/preparation-lines.tsx";
import { BookedItems } from "./booked-items.tsx";
import { DownloadReport } from "./download-report.tsx";
import { BeatMark, saidOf, timeOf } from "./pulse.tsx";
import { CalledOff } from "./visit-notes.tsx";
import "./booking-details.css";

type Props = { booking: Booking; items: readonly BookingItem[]; onClose: () => void };

/** Row 2.157: a summary, the four-step progress timeline, and the booked items with their total. */
export function BookingDetails({ booking, items, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={words.account.details.title(booking.code)} onClose={onClose} />
      <div className="dlg-pad details">
        <DetailsSummary booking={booking} />
        <div className="details-pair">
          <Timeline booking={booking}>
            <DownloadReport booking={booking} />
          </Timeline>
          {isMovable(booking) && (
            <section>
              <h3>{words.account.details.prepare}</h3>
              <PreparationLines
                items={items}
                start={visitStart(booking.bookingDate, booking.bookingTime, booking.createdAt)}
                unknown={words.account.details.askFasting}
              />
            </section>
          )}
        </div>
        <BookedItems items={items} totalAmount={booking.totalAmount} />
      </div>
    </Dialog>
  );
}

/** Row 2.157: date, time, status, payment status, payment method, total. */
function DetailsSummary({ booking }: { booking: Booking }) {
  const texts = words.account.details;
  const pairs: [string, ReactNode][] = [
    [texts.date, shortDate(booking.bookingDate)],
    [texts.time, booking.bookingTime],
    ...(isAtCentre(booking) ? [[texts.where, words.account.dashboard.atCentre] as [string, ReactNode]] : []),
    [texts.status, <StatusBadge key="status" badge={statusBadge(booking.status)} />],
    [texts.paymentStatus, <StatusBadge key="payment" badge={paymentBadge(booking.paymentStatus)} />],
    [texts.paymentMethod, paymentMethodLabel(booking.paymentMethod)],
    [texts.total, formatWholeRupees(fromWire(booking.totalAmount))],
  ];
  return (
    <section>
      <h3 className="sr">{texts.summary}</h3>
      <dl className="pairs pairs-2 details-summary">
        {pairs.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type TimelineProps = {
  booking: Booking;
  /** Stands under the last step once the results are ready: the report. */
  children?: ReactNode;
};

/** Row 4.8: four steps, those that are behind ticked, with their times; a declined visit ends after its last true one. */
function Timeline({ booking, children }: TimelineProps) {
  const texts = words.account.details;
  const beats = beatsOf(booking.status, booking.followed?.times ?? {});
  return (
    <section>
      <h3>{texts.progress}</h3>
      <CalledOff booking={booking} />
      <ol className="timeline">
        {beats.map((beat) => (
          <li key={beat.step} className={`beat-${beat.state}`}>
            <span className="timeline-mark">
              <BeatMark state={beat.state} />
            </span>
            <div>
              <span>{texts.steps[beat.step]}</span> <span className="sr">{saidOf(beat)}</span>
              <small>{timeOf(beat, booking)}</small>
              {beat.step === "ready" && beat.state === "done" && children}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
