import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { addDays, weekdayOf } from "#core/calendar/day.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { PatientSession } from "#core/patients/schema.ts";

/** Row 6.5: the fixed number of the demo login. It exists in demo mode alone. */
export const demoPhone = "+919876500000";

const SATURDAY = 6;

/** Row 6.6: what the demo login shows. It is made up here, asks no server and touches no stored data. */
type DemoAccount = { session: PatientSession; booking: Booking; items: BookingItem[]; needs: BookingNeeds };

const facts = { age: 34, exactAge: null, gender: "female" };

/** The made-up patient 1 with one confirmed and paid booking, for the day after `now` (never a Sunday). */
export function demoAccount(now: Date): DemoAccount {
  const { day } = labMoment(now);
  const patient = {
    id: 1,
    name: "Demo Patient",
    phone: demoPhone,
    email: "demo@nabz.example",
    address: "House 214, Model Town, Ludhiana",
    ...facts,
  };
  const total = "6999.00";
  const booking: Booking = {
    id: 1,
    code: "BK-10000001",
    bookingDate: addDays(day, weekdayOf(day) === SATURDAY ? 2 : 1),
    bookingTime: "09:00 AM",
    place: "home",
    status: "confirmed",
    cancelReason: null,
    paymentStatus: "paid",
    paymentMethod: "card",
    totalAmount: total,
    createdAt: now.toISOString(),
    patientId: patient.id,
    patientName: patient.name,
    phone: patient.phone,
    email: patient.email,
    address: patient.address,
    landmark: null,
    pinCode: null,
    ...facts,
    version: 1,
  };
  const item = demoItem(booking);
  const followed = { items: [item], times: { confirmed: booking.createdAt }, report: null };
  return {
    session: { phone: demoPhone, patients: [patient] },
    booking: { ...booking, followed },
    items: [item],
    needs: demoNeeds,
  };
}

const demoNeeds: BookingNeeds = {
  latestFastingStart: "11:00 AM",
  tests: [
    {
      name: "Lipid Profile",
      fastingMinH: 9,
      fastingMaxH: 14,
      waterOk: true,
      latestStart: null,
      afterMealMin: null,
      notes: ["No alcohol for 24 hours before."],
    },
  ],
};

function demoItem({ id: bookingId, totalAmount: price }: Booking): BookingItem {
  const named = { name: "Comprehensive Full Body Health Check Up", code: "HLT-001" };
  return { id: 1, bookingId, itemType: "package", itemId: 5, ...named, description: "", price, details: named };
}
