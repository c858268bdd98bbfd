import { type ReactNode, useId } from "react";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { holdsSeat, isToCome, paymentBadge, statusBadge, timelineOf } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { PreparationLines } from "#web/ui/preparation-lines.tsx";
import { BookedItems } from "./booked-items.tsx";
import { DownloadReport } from "./download-report.tsx";

type Props = { booking: Booking; items: readonly BookingItem[]; onClose: () => void };

/** Row 2.157: a summary, the four-step progress timeline, and the booked items with their total. */
export function BookingDetails({ booking, items, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={words.account.details.title(booking.code)} onClose={onClose} />
      <div className="dlg-pad details">
        <DetailsSummary booking={booking} />
        <Timeline status={booking.status}>
          <DownloadReport booking={booking} />
        </Timeline>
        {isToCome(booking.status) && (
          <section>
            <h3>{words.account.details.prepare}</h3>
            <PreparationLines
              items={items}
              start={visitStart(booking.bookingDate, booking.bookingTime)}
              unknown={words.account.details.askFasting}
            />
          </section>
        )}
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
  status: string;
  /** Stands under the last step once the results are ready: the report. */
  children?: ReactNode;
};

/** Row 4.8: four steps, those that are behind ticked. */
function Timeline({ status, children }: TimelineProps) {
  const texts = words.account.details;
  const steps = timelineOf(status);
  return (
    <section>
      <h3>{texts.progress}</h3>
      {!holdsSeat(status) && <p>{texts.calledOff}</p>}
      <ol className="timeline">
        {steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? "done" : undefined}>
            <span className="timeline-mark">{isDone && <Icon name="check" small />}</span>
            <div>
              {texts.steps[step]} <span className="sr">{isDone ? texts.done : texts.notYet}</span>
              {step === "ready" && isDone && children}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
