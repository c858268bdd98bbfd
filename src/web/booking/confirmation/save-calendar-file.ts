import { addressWithPin } from "#core/areas/pin-code.ts";
import { calendarFile } from "#core/bookings/calendar-file.ts";
import { clockTime, spokenTime } from "#core/calendar/clock-time.ts";
import { preparationOf, visitStart } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { saveFile } from "#web/ui/data/save-file.ts";
import type { ConfirmedBooking } from "./confirmed-booking.ts";

/** Hands the visit to the phone as a file, which its calendar opens. */
export function saveCalendarFile(booking: ConfirmedBooking, lab: LabProfile, needs: BookingNeeds | null): void {
  const start = visitStart(booking.bookingDate, booking.bookingTime, booking.createdAt);
  const meal = needs && preparationOf(needs.tests, start).fasting?.lastMeal;
  const file = calendarFile({
    code: booking.code,
    day: booking.bookingDate,
    time: booking.bookingTime,
    title: words.booked.takeAlong.entry(lab.name),
    place: addressWithPin(booking.address, booking.pinCode),
    notes: words.booked.takeAlong.notes({
      patient: booking.patientName,
      code: booking.code,
      lab: `${lab.name}, ${lab.address}`,
      phones: lab.phones.map(formatPhone).join(", "),
      prepare: needs ? howToPrepare(needs, start) : [words.booked.confirmed.askFasting],
    }),
    lastMeal:
      meal && !meal.isMissed
        ? { at: meal.by, text: words.booked.takeAlong.lastMeal(spokenTime(clockTime(meal.by.minutes))) }
        : null,
    writtenAt: new Date(),
  });
  saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), `${booking.code}.ics`);
}
