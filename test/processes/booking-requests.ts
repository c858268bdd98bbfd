import type { NewBooking } from "#core/bookings/schema.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";
import { slotTimes } from "#core/slots/grid.ts";
import type { DayOfSlots, WindowDay } from "#core/slots/schema.ts";
import { aBooking } from "#test/builders.ts";
import { visitorHeader } from "#test/product.ts";

/** What the catalogue asks for a CBC today, as a running product tells it. */
export async function priceOfCbc(url: string): Promise<string> {
  const test = await (await fetch(`${url}/api/tests/5`)).json();
  return test.discountPrice ?? test.price;
}

/** The open days after today. */
export async function openDays(url: string): Promise<string[]> {
  const tomorrow = addDays(labMoment(new Date()).day, 1);
  const days: WindowDay[] = await (await fetch(`${url}/api/slots/days`)).json();
  return days.filter(({ date, closed }) => closed === null && date >= tomorrow).map(({ date }) => date);
}

/** As many different bookings as there are slots in those days, one a slot. */
export function bookingRequestsFor(days: string[], totalAmount: string): NewBooking[] {
  return days.flatMap((bookingDate, day) =>
    slotTimes.map((bookingTime, slot) =>
      aBooking({
        patient: { phone: `98765${String(60_000 + day * 12 + slot)}` },
        booking: { bookingDate, bookingTime, totalAmount },
      }),
    ),
  );
}

/** A booking of the first open hour that is wholly free: the demo's made-up patients come at some of them. */
export async function requestOfFreeHour(url: string): Promise<NewBooking> {
  const [date = ""] = await openDays(url);
  const { slots }: DayOfSlots = await (await fetch(`${url}/api/slots?date=${date}`)).json();
  const most = Math.max(...slots.map(({ free }) => free));
  const free = slots.find((slot) => slot.free === most);
  const request = bookingRequestsFor([date], await priceOfCbc(url)).find(
    ({ booking }) => booking.bookingTime === free?.time,
  );
  if (!request) throw new Error("no day is open");
  return request;
}

/** Sends one booking, each patient from an address of their own; undefined where no answer came back. */
export async function book(url: string, wish: NewBooking): Promise<Response | undefined> {
  const headers = { "content-type": "application/json", [visitorHeader]: addressOf(wish.patient.phone) };
  return fetch(`${url}/api/bookings`, { method: "POST", headers, body: JSON.stringify(wish) }).catch(() => undefined);
}

/** An address for whoever has this phone: "9876500012" → "10.65.0.12". */
export function addressOf(phone: string): string {
  return `10.${[phone.slice(-6, -4), phone.slice(-4, -2), phone.slice(-2)].map(Number).join(".")}`;
}
