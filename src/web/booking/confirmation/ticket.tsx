import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { addressWithPin } from "#core/areas/pin-code.ts";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import { dayOfMonth, weekdayName } from "#core/calendar/day.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { type ClockStep, visitClock } from "#core/catalogue/preparation/visit-clock.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { Confirmation } from "#web/booking/storage.ts";
import { labQuery, preparationQuery } from "#web/catalogue/queries.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { motifOfItems } from "#web/ui/motif-of.ts";
import { ConfirmationDetails } from "./confirmation-details.tsx";
import { TakeAlong } from "./take-along.tsx";

type Props = {
  of: Confirmation;
  /** Its name, as the page's heading or the dialog's. */
  heading: ReactNode;
  /** The ways out. */
  children: ReactNode;
};

/** Row 2.114: the confirmation as a ticket: when, for whom, what to do before; then everything to read and to print. */
export function Ticket({ of: { booking, items }, heading, children }: Props) {
  const start = visitStart(booking.bookingDate, booking.bookingTime, booking.createdAt);
  const { data: needs = null, isError } = useQuery(preparationQuery(items));
  const clock = start && visitClock(needs, start);
  const texts = words.booked.confirmed;
  return (
    <article className="ticket">
      <div className="ticket-cloth on-cloth">
        <Cloth motif={motifOfItems(items)} isLong />
      </div>
      <PrintHeader />
      <TicketFace of={{ booking, items }} heading={heading} />
      <Tear />
      <div className="ticket-todo">
        {clock && <VisitClock steps={clock.steps} />}
        {isError && <p className="sm">{texts.askFasting}</p>}
        <div className="ticket-go">
          <TakeAlong booking={booking} items={items} />
          {children}
        </div>
      </div>
      <Tear />
      <ConfirmationDetails booking={booking} items={items} start={start} besides={clock?.besides ?? []} />
    </article>
  );
}

/** Row 2.113: the reference number, and what somebody who glances at it wants to know. */
function TicketFace({ of: { booking, items }, heading }: Omit<Props, "children">) {
  const texts = words.booked.confirmed;
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
          <small>{weekdayName(booking.bookingDate)}</small>
          <b>{dayOfMonth(booking.bookingDate)}</b>
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
        <span className="only-beside">{addressWithPin(booking.address, booking.pinCode)}</span>
        <span>{words.bookedNames(items.map(({ name }) => name))}</span>
        <span>
          <b translate="no">{formatRupeesExact(fromWire(booking.totalAmount))}</b>{" "}
          {paymentMethodLabel(booking.paymentMethod)}
        </span>
      </p>
    </div>
  );
}

/** What to do and when, on one thread; the last step is the visit itself. */
function VisitClock({ steps }: { steps: readonly ClockStep[] }) {
  return (
    <ol className="clock">
      {steps.map(({ at, title, sentence }) => (
        <li key={title}>
          <i />
          <p className="clock-at">
            <b>{at ? clockTime(at.minutes) : words.beforehand}</b>
            {at && <small>{`${weekdayName(at.day).slice(0, 3)}, ${dayOfMonth(at.day)}`}</small>}
          </p>
          <p className="clock-do">
            <b>{title}</b> <span>{sentence}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Where a ticket is torn off. */
function Tear() {
  return (
    <div className="ticket-tear">
      <i />
      <i />
    </div>
  );
}

/** Whose paper it is: printed above the confirmation, not shown on the screen. */
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

/** What every heading of a ticket says. */
export function Confirmed() {
  return (
    <>
      <Icon name="circle-check" /> {words.booked.confirmed.title}
    </>
  );
}
