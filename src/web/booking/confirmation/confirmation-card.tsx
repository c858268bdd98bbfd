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

/** The confirmation as a ticket: when, for whom, what to do before; then all details to read and print. */
const timelineWords = {
  calendar: sentences.calendar,
  preparation: sentences.preparation,
  preparationSteps: sentences.preparationSteps,
};

export function ConfirmationCard({ of: { booking, items }, heading, children }: Props) {
  const start = parseVisitStart(booking.bookingDate, booking.bookingTime, booking.createdAt);
  const { data: needs = null, isError } = useQuery(preparationQuery(items));
  const clock = start && createPreparationTimeline(needs, start, timelineWords);
  const texts = words.confirmation.confirmed;
  return (
    <article className="ticket">
      <div className="ticket-cloth on-cloth">
        <PatternStrip motif={getItemsMotif(items)} isLong />
      </div>
      <PrintHeader />
      <ConfirmationCardFace of={{ booking, items }} heading={heading} />
      <TearLine />
      <div className="ticket-todo">
        {clock && <PreparationTimeline steps={clock.steps} />}
        {isError && <p className="sm">{texts.askFasting}</p>}
        <div className="ticket-go">
          <ConfirmationActions booking={booking} items={items} />
          {children}
        </div>
      </div>
      <TearLine />
      <ConfirmationDetails booking={booking} items={items} start={start} besides={clock?.besides ?? []} />
    </article>
  );
}

/** The reference number and what matters at a glance. */
function ConfirmationCardFace({ of: { booking, items }, heading }: Omit<Props, "children">) {
  const texts = words.confirmation.confirmed;
  const [hour = "", half] = booking.bookingTime.split(" ");
  return (
    <div className="ticket-face">
      <header className="ticket-top">
        {heading}
        <p className="ticket-ref">
          <small>{texts.reference}</small>
          <b translate="no">{booking.code}</b>
        </p>
      </header>
      <div className="ticket-when">
        <p>
          <small>{formatWeekday(booking.bookingDate)}</small>
          <b>{formatDayMonth(booking.bookingDate)}</b>
        </p>
        <p>
          <small>{texts.where}</small>
          <b>
            {hour} <span>{half}</span>
          </b>
        </p>
      </div>
      <p className="ticket-what">
        <b>{booking.patientName}</b>
        <span className="only-beside">{formatAddressWithPin(booking.address, booking.pinCode)}</span>
        <span>{words.bookedNames(items.map(({ name }) => name))}</span>
        <span>
          <b translate="no">{formatRupeesExact(parseAmount(booking.totalAmount))}</b>{" "}
          {formatPaymentMethod(booking.paymentMethod)}
        </span>
      </p>
    </div>
  );
}

/** What to do and when, on one timeline; the last step is the visit itself. */
function PreparationTimeline({ steps }: { steps: readonly PreparationStep[] }) {
  return (
    <ol className="clock">
      {steps.map(({ at, title, sentence }) => (
        <li key={title}>
          <i />
          <p className="clock-at">
            <b>{at ? formatClockTime(at.minutes) : words.beforehand}</b>
            {at && <small>{`${formatShortWeekday(at.day)}, ${formatDayMonth(at.day)}`}</small>}
          </p>
          <p className="clock-do">
            <b>{title}</b> <span>{sentence}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The perforation of the ticket. */
function TearLine() {
  return (
    <div className="ticket-tear">
      <i />
      <i />
    </div>
  );
}

/** The lab's letterhead: printed above the confirmation, hidden on screen. */
function PrintHeader() {
  const { data: lab } = useQuery(labQuery());
  return (
    <div className="ticket-lab">
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
