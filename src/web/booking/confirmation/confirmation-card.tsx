import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { createPreparationTimeline } from "#core/catalogue/preparation/preparation-timeline.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, parseAmount } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import type { ConfirmationData } from "#web/booking/storage.ts";
import { buttonClass } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { getItemsMotif } from "#web/components/motifs/motif.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { TearLine, TicketTime, TicketTimeline } from "#web/components/ticket.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
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
  clock: sentences.clock,
  mealSteps: sentences.mealSteps,
  preparation: sentences.preparation,
  preparationTimes: sentences.preparationTimes,
  visitSteps: sentences.visitSteps,
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
  const fasting = words.confirmationFasting;
  return (
    <article className="ticket mx-auto max-w-140 rounded-xl bg-card shadow-float lg:grid lg:max-w-245 lg:grid-cols-2 forced-colors:border forced-colors:border-canvas-text print:max-w-none print:rounded-none print:border-0 print:bg-transparent print:shadow-none">
      <div className="ticket-cloth on-cloth col-span-full h-14 overflow-hidden rounded-t-xl bg-cloth lg:h-21 print:rounded-none">
        <PatternStrip motif={getItemsMotif(items)} isLong />
      </div>
      <PrintHeader />
      <ConfirmationCardFace of={{ booking, items }} heading={heading} />
      <TearLine className="lg:hidden" />
      <div className="grid gap-4 px-5 pt-1 pb-2 lg:gap-6 lg:border-0 lg:border-l-3 lg:border-dashed lg:border-stitch-idle lg:p-8 print:border-0 print:p-0">
        {clock && <TicketTimeline steps={clock.steps} />}
        {isError && (
          <p className="text-sm" lang={getTextLanguage(fasting.ask)}>
            {fasting.ask}
          </p>
        )}
        <div className="flex flex-wrap gap-2 print:hidden">
          <ConfirmationActions booking={booking} items={items} />
          <div className="-mx-3 flex grow basis-full flex-wrap justify-around">{children}</div>
        </div>
      </div>
      <div className="print:hidden">
        <TearLine className="lg:hidden" />
      </div>
      <ConfirmationDetails booking={booking} items={items} besides={clock?.besides ?? []} />
    </article>
  );
}

/** The reference number and what matters at a glance. */
function ConfirmationCardFace({ of: { booking, items }, heading }: Omit<Props, "children">) {
  const texts = words.confirmation.confirmed;
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
      <TicketTime
        day={booking.bookingDate}
        time={formatSlotTime(booking.bookingTime)}
        label={texts.where}
        className="lg:border-y lg:border-line lg:py-5"
      />
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
