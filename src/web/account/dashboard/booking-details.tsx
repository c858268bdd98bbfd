import { type ReactNode, useId } from "react";
import { canMoveVisit, isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { createTimeline, type TimelineEntry } from "#core/bookings/status-timeline.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatRupees, formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Dialog, DialogBody, DialogTop } from "#web/components/dialog.tsx";
import { PreparationLines } from "#web/components/preparation-lines.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { BookedItems } from "./booked-items.tsx";
import { DownloadReport } from "./download-report.tsx";
import { OwnChangeButtons, OwnChangeNote } from "./own-changes.tsx";
import { formatStepTime, getSpokenState, isAhead, StepIcon } from "./status-timeline.tsx";
import { CancelledNote } from "./visit-notes.tsx";

const sectionClass = "grid content-start gap-3";

type Props = { booking: Booking; items: readonly BookingItem[]; onClose: () => void };

/** A summary, the four-step progress timeline, and the booked items with their total. */
export function BookingDetails({ booking, items, onClose }: Props) {
  const titleId = useId();
  const now = fromLabTime(useLabClock());
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={words.account.details.title(booking.code)} onClose={onClose} />
      <DialogBody>
        <DetailsSummary booking={booking} />
        {/* The progress, with what to do before the visit next to it. */}
        <div className={cx("grid gap-6", canMoveVisit(booking) && "sm:grid-cols-[2fr_3fr]")}>
          <Timeline booking={booking}>
            <DownloadReport booking={booking} />
          </Timeline>
          {canMoveVisit(booking) && (
            <section className={sectionClass}>
              <h3 className="text-base">{words.account.details.prepare}</h3>
              <PreparationLines
                items={items}
                start={parseVisitStart(booking.bookingDate, booking.bookingTime, now)}
                unknown={words.accountFasting}
              />
            </section>
          )}
        </div>
        <BookedItems items={items} totalAmount={booking.totalAmount} />
        {isUpcoming(booking.status) && (
          <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <div className="grow basis-full">
              <OwnChangeNote booking={booking} />
            </div>
            <OwnChangeButtons booking={booking} named={null} />
          </div>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** Date, time, status, payment status, payment method, total. */
function DetailsSummary({ booking }: { booking: Booking }) {
  const texts = words.account.details;
  const pairs: [string, ReactNode][] = [
    [texts.date, formatShortDate(booking.bookingDate)],
    [texts.time, formatSlotTime(booking.bookingTime)],
    ...(isAtCentre(booking) ? [[texts.where, words.account.dashboard.atCentre] as [string, ReactNode]] : []),
    [texts.status, <StatusBadge key="status" badge={getStatusBadge(booking.status)} />],
    [texts.paymentStatus, <StatusBadge key="payment" badge={getPaymentBadge(booking.paymentStatus)} />],
    [texts.paymentMethod, formatPaymentMethod(booking.paymentMethod)],
    [texts.total, formatWholeRupees(parseAmount(booking.totalAmount))],
    ...listPayments(booking),
  ];
  return (
    <section>
      <h3 className="sr-only">{texts.summary}</h3>
      {/* On a phone, each value is below its label. */}
      <dl className="grid grid-cols-2 gap-x-4 text-sm sm:gap-x-8">
        {pairs.map(([label, value]) => (
          <div key={label} className="border-b border-line py-2 sm:flex sm:items-center sm:gap-3">
            <dt className="flex-none text-quiet sm:w-32">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Amounts that are not 0. */
function listPayments({ discountAmount, paidAmount, dueAmount }: Booking): [string, string][] {
  const texts = words.payments;
  const amounts: [string, string][] = [
    [texts.discount, discountAmount],
    [texts.paid, paidAmount],
    [texts.due, dueAmount],
  ];
  return amounts.flatMap(([label, amount]) => {
    const paise = parseAmount(amount);
    return paise > 0 ? [[label, formatRupees(paise)] as [string, string]] : [];
  });
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
    <section className={sectionClass}>
      <h3 className="text-base">{texts.progress}</h3>
      <CancelledNote booking={booking} />
      <ol>
        {beats.map((beat, index) => (
          <li key={beat.step} className={cx("flex gap-3", isAhead(beat) ? "text-quiet" : "font-semibold text-ink")}>
            <span className="flex flex-none flex-col items-center">
              <span
                className={cx(
                  "grid size-7 flex-none place-items-center rounded-full border-2",
                  markClasses[beat.state],
                )}
              >
                <StepIcon state={beat.state} />
              </span>
              <StepLine from={beat} to={beats[index + 1]} />
            </span>
            <div className={index < beats.length - 1 ? "min-h-14 pb-2" : undefined}>
              <span>{texts.steps[beat.step]}</span> <span className="sr-only">{getSpokenState(beat)}</span>
              <small className="block text-sm font-normal text-soft">{formatStepTime(beat, booking)}</small>
              {beat.step === "ready" && beat.state === "done" && children}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const markClasses: Record<TimelineEntry["state"], string> = {
  done: "border-action bg-action text-on-action",
  next: "border-stitch-look bg-card",
  later: "border-line-control bg-card",
  off: "border-line-control bg-card",
};

/** The line from one step to the next. */
function StepLine({ from, to }: { from: TimelineEntry; to: TimelineEntry | undefined }) {
  if (!to) return null;
  const isDone = from.state === "done" && to.state === "done";
  return <span className={cx("grow border-l-2", isDone ? "border-action" : "border-line-strong")} />;
}
