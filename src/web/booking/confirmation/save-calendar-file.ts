import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { createCalendarFile } from "#core/bookings/calendar-file.ts";
import { formatTime } from "#core/calendar/clock-time.ts";
import { computePreparation, parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { saveFile } from "#web/lib/save-file.ts";
import type { ConfirmedBooking } from "./confirmed-booking.ts";

/** Saves the visit as a file, which the phone's calendar opens. */
export function saveCalendarFile(booking: ConfirmedBooking, lab: LabProfile, needs: BookingNeeds | null): void {
  const start = parseVisitStart(booking.bookingDate, booking.bookingTime, booking.createdAt);
  const meal = needs && computePreparation(needs.tests, start).fasting?.lastMeal;
  const file = createCalendarFile({
    code: booking.code,
    day: booking.bookingDate,
    time: booking.bookingTime,
    title: words.sharedVisit.entry(lab.name),
    place: formatAddressWithPin(booking.address, booking.pinCode),
    notes: words.sharedVisit.notes({
      patient: booking.patientName,
      code: booking.code,
      lab: `${lab.name}, ${lab.address}`,
      phones: lab.phones.map(formatPhone).join(", "),
      prepare: needs ? listPreparationSentences(needs, start) : [words.confirmationFasting.ask],
    }),
    lastMeal:
      meal && !meal.isMissed
        ? {
            at: meal.by,
            text: words.confirmationFasting.lastMeal(formatTime(meal.by.minutes, sentences.preparationTimes.clock)),
          }
        : null,
    writtenAt: new Date(),
  });
  saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), `${booking.code}.ics`);
}
