import { useQuery } from "@tanstack/react-query";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { formatChangeHint } from "#core/bookings/change-hint.ts";
import { formatSlotTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatRupeesExact, parseAmount } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import type { SelectionItemView } from "#web/booking/selection.ts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { labQuery, preparationQuery } from "#web/public/catalogue/queries.ts";
import type { ConfirmedBooking } from "./confirmed-booking.ts";

const texts = words.confirmation.addToCalendar;

/** Adds the visit to a calendar, or shares it with the person who opens the door that morning. */
export function ConfirmationActions({
  booking,
  items,
}: {
  booking: ConfirmedBooking;
  items: readonly SelectionItemView[];
}) {
  const { data: lab } = useQuery(labQuery());
  const { data: needs = null } = useQuery(preparationQuery(items));
  if (!lab) return null;
  return (
    <>
      <Button
        look="primary"
        className="grow basis-2/5 noscript:hidden"
        onClick={() => void offerCalendarFile(booking, lab, needs)}
      >
        <Icon name="calendar" /> <SpokenText {...texts.calendar} />
      </Button>
      <ButtonLink
        className="grow basis-2/5"
        href={createWhatsappLink("", formatSharedText(booking, items, lab, needs))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message-circle" /> <SpokenText {...texts.share} />
      </ButtonLink>
    </>
  );
}

/** One visible word, with a longer text for screen readers. */
function SpokenText({ shown, aloud }: { shown: string; aloud: string }) {
  return (
    <span>
      <span className="sr-only">{aloud}</span> <span>{shown}</span>
    </span>
  );
}

/** The code that makes the file is loaded on tap. */
async function offerCalendarFile(
  booking: ConfirmedBooking,
  lab: LabProfile,
  needs: BookingNeeds | null,
): Promise<void> {
  try {
    const { saveCalendarFile } = await import("./save-calendar-file.ts");
    saveCalendarFile(booking, lab, needs);
  } catch (error) {
    console.warn(error);
    showToast({ title: texts.calendarFailed, tone: "error" });
  }
}

/** In English as a whole where the preparation is. */
function formatSharedText(
  booking: ConfirmedBooking,
  items: readonly SelectionItemView[],
  lab: LabProfile,
  needs: BookingNeeds | null,
): string {
  const visit = { day: booking.bookingDate, time: booking.bookingTime, createdAt: booking.createdAt };
  const start = parseVisitStart(visit.day, visit.time, visit.createdAt);
  const { calendar, clock } = sentences.preparationTimes;
  const { message, names, change } = words.sharedVisit;
  return message({
    patient: booking.patientName,
    lab: lab.name,
    what: names(items.map(({ name }) => name)),
    code: booking.code,
    date: formatLongDate(booking.bookingDate, calendar),
    time: formatSlotTime(booking.bookingTime, clock),
    address: formatAddressWithPin(booking.address, booking.pinCode),
    total: formatRupeesExact(parseAmount(booking.totalAmount)),
    change: formatChangeHint(visit, lab, { calendar, clock, visitChange: change }),
    prepare: needs ? listPreparationSentences(needs, start) : [words.confirmationFasting.ask],
  });
}
