import { type ReactNode, useId } from "react";
import { canMoveVisit, isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { createTimeline } from "#core/bookings/status-timeline.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Dialog, DialogTop } from "#web/components/dialog.tsx";
import { PreparationLines } from "#web/components/preparation-lines.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import { getServerTime } from "#web/lib/server-clock.ts";
import { BookedItems } from "./booked-items.tsx";
import { DownloadReport } from "./download-report.tsx";
import { formatStepTime, getSpokenState, StepMark } from "./status-timeline.tsx";
import { CancelledNote } from "./visit-notes.tsx";
import "./booking-details.css";

type Props = { booking: Booking; items: readonly BookingItem[]; onClose: () => void };

/** A summary, the four-step progress timeline, and the booked items with their total. */
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
          {canMoveVisit(booking) && (
            <section>
              <h3>{words.account.details.prepare}</h3>
              <PreparationLines
                items={items}
                start={parseVisitStart(booking.bookingDate, booking.bookingTime, getServerTime())}
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

/** Date, time, status, payment status, payment method, total. */
function DetailsSummary({ booking }: { booking: Booking }) {
  const texts = words.account.details;
  const pairs: [string, ReactNode][] = [
    [texts.date, formatShortDate(booking.bookingDate)],
    [texts.time, booking.bookingTime],
    ...(isAtCentre(booking) ? [[texts.where, words.account.dashboard.atCentre] as [string, ReactNode]] : []),
    [texts.status, <StatusBadge key="status" badge={getStatusBadge(booking.status)} />],
    [texts.paymentStatus, <StatusBadge key="payment" badge={getPaymentBadge(booking.paymentStatus)} />],
    [texts.paymentMethod, formatPaymentMethod(booking.paymentMethod)],
    [texts.total, formatWholeRupees(parseAmount(booking.totalAmount))],
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
  /** Shown under the last step once the results are ready: the report. */
  children?: ReactNode;
};

/** Four steps, the completed ones ticked, with their times; a declined booking ends after its last completed step. */
function Timeline({ booking, children }: TimelineProps) {
  const texts = words.account.details;
  const beats = createTimeline(booking.status, booking.followed?.times ?? {});
  return (
    <section>
      <h3>{texts.progress}</h3>
      <CancelledNote booking={booking} />
      <ol className="timeline">
        {beats.map((beat) => (
          <li key={beat.step} className={`beat-${beat.state}`}>
            <span className="timeline-mark">
              <StepMark state={beat.state} />
            </span>
            <div>
              <span>{texts.steps[beat.step]}</span> <span className="sr">{getSpokenState(beat)}</span>
              <small>{formatStepTime(beat, booking)}</small>
              {beat.step === "ready" && beat.state === "done" && children}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
