import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { addDays, getWeekday } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { PatientSession } from "#core/patients/schema.ts";

/** Phone of the demo login, which exists only in demo mode. */
export const demoPhone = "+919876500000";

const SATURDAY = 6;

/** Data of the demo login. It is generated here, without any request or stored data. */
type DemoAccount = { session: PatientSession; booking: Booking; items: BookingItem[]; needs: BookingNeeds };

const person = { age: 34, exactAge: null, gender: "female", language: "en" } as const;

/** Creates patient 1 with one confirmed and paid booking, for the day after `now` (never a Sunday). */
export function createDemoAccount(now: Date): DemoAccount {
  const { day } = toLabTime(now);
  const patient = {
    id: 1,
    name: "Demo Patient",
    phone: demoPhone,
    email: "demo@nabz.example",
    address: "House 214, Model Town, Ludhiana",
    ...person,
  };
  const total = "6999.00";
  const booking: Booking = {
    id: 1,
    code: "BK-10000001",
    bookingDate: addDays(day, getWeekday(day) === SATURDAY ? 2 : 1),
    bookingTime: "09:00 AM",
    place: "home",
    status: "confirmed",
    cancelReason: null,
    paymentStatus: "paid",
    paymentMethod: "card",
    totalAmount: total,
    ...{ discountAmount: "0.00", paidAmount: total, dueAmount: "0.00", backAmount: "0.00" },
    createdAt: now.toISOString(),
    patientId: patient.id,
    patientName: patient.name,
    phone: patient.phone,
    email: patient.email,
    address: patient.address,
    landmark: null,
    pinCode: null,
    ...person,
    version: 1,
  };
  const item = createDemoItem(booking);
  const followed = { items: [item], times: { confirmed: booking.createdAt }, report: null, receipts: [], refund: null };
  return {
    session: { phone: demoPhone, patients: [patient] },
    booking: { ...booking, followed },
    items: [item],
    needs: demoPreparation,
  };
}

const demoPreparation: BookingNeeds = {
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

function createDemoItem({ id: bookingId, totalAmount: price }: Booking): BookingItem {
  const named = { name: "Comprehensive Full Body Health Check Up", code: "HLT-001" };
  return { id: 1, bookingId, itemType: "package", itemId: 5, ...named, description: "", price, details: named };
}
