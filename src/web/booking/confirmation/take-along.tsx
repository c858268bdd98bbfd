import { useQuery } from "@tanstack/react-query";
import { addressWithPin } from "#core/areas/pin-code.ts";
import { longDate } from "#core/calendar/day.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { changeSentence, howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { ShownItem } from "#web/booking/selection.ts";
import { labQuery, preparationQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { ConfirmedBooking } from "./confirmed-booking.ts";

const texts = words.booked.takeAlong;

/** The visit for one's own calendar, and for whoever opens the door that morning. */
export function TakeAlong({ booking, items }: { booking: ConfirmedBooking; items: readonly ShownItem[] }) {
  const { data: lab } = useQuery(labQuery());
  const { data: needs = null } = useQuery(preparationQuery(items));
  if (!lab) return null;
  return (
    <>
      <button className="btn btn-1 js-only" type="button" onClick={() => void offerCalendarFile(booking, lab, needs)}>
        <Icon name="calendar" /> <Said {...texts.calendar} />
      </button>
      <a
        className="btn btn-2"
        href={whatsappLink("", sharedText(booking, items, lab, needs))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message-circle" /> <Said {...texts.share} />
      </a>
    </>
  );
}

/** A button's one word, which stands for a few. */
function Said({ shown, aloud }: { shown: string; aloud: string }) {
  return (
    <span>
      <span className="sr">{aloud}</span> <span>{shown}</span>
    </span>
  );
}

/** What makes the file comes with the tap. */
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

function sharedText(
  booking: ConfirmedBooking,
  items: readonly ShownItem[],
  lab: LabProfile,
  needs: BookingNeeds | null,
): string {
  const start = visitStart(booking.bookingDate, booking.bookingTime, booking.createdAt);
  return texts.message({
    patient: booking.patientName,
    lab: lab.name,
    what: words.bookedNames(items.map(({ name }) => name)),
    code: booking.code,
    date: longDate(booking.bookingDate),
    time: booking.bookingTime,
    address: addressWithPin(booking.address, booking.pinCode),
    total: formatRupeesExact(fromWire(booking.totalAmount)),
    change: changeSentence(formatPhone(lab.phones[0] ?? ""), start),
    prepare: needs ? howToPrepare(needs, start) : [words.booked.confirmed.askFasting],
  });
}
