import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { formatClockTime } from "#core/calendar/clock-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { createPreparationTimeline, type PreparationStep } from "#core/catalogue/preparation/preparation-timeline.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, parseAmount } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import type { ConfirmationData } from "#web/booking/storage.ts";
import { buttonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { getItemsMotif } from "#web/components/motifs/motif.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { formatDayMonth, formatShortWeekday, formatWeekday } from "#web/lib/format-date.ts";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { labQuery, preparationQuery } from "#web/public/catalogue/queries.ts";
import { ConfirmationActions } from "./confirmation-actions.tsx";
import { ConfirmationDetails } from "./confirmation-details.tsx";

type Props = {
  of: ConfirmationData;
  /** Its title, as the page's heading or the dialog's. */
  heading: ReactNode;
  /** The ways to leave the confirmation. */
  children: ReactNode;
};

const timelineWords = {
  calendar: sentences.calendar,
  preparation: sentences.preparation,
  preparationSteps: sentences.preparationSteps,
};

/** What is behind the ticket. */
export const groundClass = "min-h-full bg-sunken px-3 pt-2 pb-8 lg:py-8 print:min-h-0 print:bg-transparent print:p-0";
export const ticketTitleClass =
  "flex items-center gap-1.5 text-lg tracking-snug text-action focus:outline-0 lg:text-xl";
/** A link that leads out of the confirmation. */
export const leaveClass = buttonClass({ look: "quiet", size: "small" });

/** The confirmation as a ticket: when, for whom, what to do before; then all details to read and print. */
export function ConfirmationCard({ of: { booking, items }, heading, children }: Props) {
  const start = parseVisitStart(booking.bookingDate, booking.bookingTime, booking.createdAt);
  const { data: needs = null, isError } = useQuery(preparationQuery(items));
  const clock = start && createPreparationTimeline(needs, start, timelineWords);
  const texts = words.confirmation.confirmed;
  return (
    <article className="ticket mx-auto max-w-140 rounded-xl bg-card shadow-float lg:grid lg:max-w-245 lg:grid-cols-2 forced-colors:border forced-colors:border-canvas-text print:max-w-none print:rounded-none print:border-0 print:bg-transparent print:shadow-none">
      <div className="ticket-cloth on-cloth col-span-full h-14 overflow-hidden rounded-t-xl bg-cloth lg:h-21 print:rounded-none">
        <PatternStrip motif={getItemsMotif(items)} isLong />
      </div>
      <PrintHeader />
      <ConfirmationCardFace of={{ booking, items }} heading={heading} />
      <TearLine />
      <div className="grid gap-4 px-5 pt-1 pb-2 lg:gap-6 lg:border-0 lg:border-l-3 lg:border-dashed lg:border-stitch-idle lg:p-8 print:border-0 print:p-0">
        {clock && <PreparationTimeline steps={clock.steps} />}
        {isError && <p className="text-sm">{texts.askFasting}</p>}
        <div className="flex flex-wrap gap-2 print:hidden">
          <ConfirmationActions booking={booking} items={items} />
          <div className="-mx-3 flex grow basis-full flex-wrap justify-around">{children}</div>
        </div>
      </div>
      <div className="print:hidden">
        <TearLine />
      </div>
      <ConfirmationDetails booking={booking} items={items} start={start} besides={clock?.besides ?? []} />
    </article>
  );
}

/** The reference number and what matters at a glance. */
function ConfirmationCardFace({ of: { booking, items }, heading }: Omit<Props, "children">) {
  const texts = words.confirmation.confirmed;
  const [hour = "", half] = booking.bookingTime.split(" ");
  return (
    <div className="ticket-face grid gap-3 px-5 pt-3 pb-2 lg:content-start lg:gap-6 lg:p-8">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {heading}
        <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
          <small className="text-quiet">{texts.reference}</small>
          <b className="font-medium tracking-wide" translate="no">
            {booking.code}
          </b>
        </p>
      </header>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 lg:border-y lg:border-line lg:py-5">
        <p>
          <small className={whenClass}>{formatWeekday(booking.bookingDate)}</small>
          <b className={largeClass}>{formatDayMonth(booking.bookingDate)}</b>
        </p>
        <p className="text-end">
          <small className={whenClass}>{texts.where}</small>
          <b className={largeClass}>
            {hour} <span className="text-xl tracking-normal">{half}</span>
          </b>
        </p>
      </div>
      <p className="ticket-what grid text-sm leading-normal wrap-anywhere text-soft">
        <b className="text-base font-semibold text-ink">{booking.patientName}</b>
        <span className="max-lg:hidden">{formatAddressWithPin(booking.address, booking.pinCode)}</span>
        <span>{words.bookedNames(items.map(({ name }) => name))}</span>
        <span>
          <b className="font-semibold text-ink" translate="no">
            {formatRupeesExact(parseAmount(booking.totalAmount))}
          </b>{" "}
          {formatPaymentMethod(booking.paymentMethod)}
        </span>
      </p>
    </div>
  );
}

const whenClass = "block text-sm text-quiet";
const largeClass = "ticket-time text-4xl leading-tight font-bold tracking-tight whitespace-nowrap lg:text-display";

/** What to do and when, on one timeline; the last step is the visit itself. */
function PreparationTimeline({ steps }: { steps: readonly PreparationStep[] }) {
  return (
    <ol className="leading-normal">
      {steps.map(({ at, title, sentence }) => (
        <li key={title} className="group relative flex gap-3 pb-3 last:pb-0">
          <Stitch />
          <p className="ticket-at w-[5.25rem] flex-none whitespace-nowrap">
            <b className="font-semibold">{at ? formatClockTime(at.minutes) : words.beforehand}</b>
            {at && (
              <small className="block text-quiet">{`${formatShortWeekday(at.day)}, ${formatDayMonth(at.day)}`}</small>
            )}
          </p>
          <p className="min-w-0">
            <b className="block font-semibold">{title}</b>{" "}
            <span className="block text-sm leading-normal text-soft">{sentence}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The mark of a step, and the thread to the next one; the visit is the long stitch. */
function Stitch() {
  return (
    <span className="flex w-2.5 flex-none justify-center">
      <i className="mt-0.5 h-5 w-1 rounded-xs bg-stitch-in forced-color-adjust-none group-last:-mt-px group-last:h-7 group-last:w-1.5 group-last:bg-stitch-look" />
      <i className="absolute top-7 bottom-1 left-1 border-0 border-l-2 border-dashed border-stitch-idle group-last:hidden" />
    </span>
  );
}

/** The perforation of the ticket; the notches show what is behind it. */
function TearLine() {
  const notch = "absolute top-0 size-5 rounded-full bg-sunken forced-colors:hidden print:hidden";
  return (
    <div className="relative grid h-5 items-center px-5 lg:hidden print:grid print:px-0">
      <i className={cx(notch, "-left-2.5")} />
      <div className="border-0 border-t-3 border-dashed border-stitch-idle" />
      <i className={cx(notch, "-right-2.5")} />
    </div>
  );
}

/** The lab's letterhead: printed above the confirmation, hidden on screen. */
function PrintHeader() {
  const { data: lab } = useQuery(labQuery());
  return (
    <div className="hidden items-center justify-between gap-6 pt-2 text-end print:flex">
      <Logo label={words.brand} />
      {lab && (
        <p>
          {lab.name}, {lab.address}
          <br />
          {lab.phones.map(formatPhone).join(" · ")}
        </p>
      )}
    </div>
  );
}

/** The heading of each ticket. */
export function ConfirmedStamp() {
  return (
    <>
      <Icon name="circle-check" /> {words.confirmation.confirmed.title}
    </>
  );
}
