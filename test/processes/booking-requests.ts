import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { createVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { slotTimes } from "#core/slots/grid.ts";
import type { BookableDay, DaySlots } from "#core/slots/schema.ts";
import { createKeyedHash } from "#platform/keyed-hash.server.ts";
import { buildBooking } from "#test/builders.ts";
import { visitorHeader } from "#test/product-process.ts";

/** The settings of products whose visit links a test makes. */
export const linkSettings = { SESSION_SECRET: "the secret of the visit links in this test" };

const linkHash = createKeyedHash(linkSettings.SESSION_SECRET);

/** Returns the token of a booking's visit link, as a product with these settings makes it. */
export function createLinkToken(code: string): string {
  return createVisitLinkToken(linkHash, code);
}

/** Returns today's price of a CBC from a running product. */
export async function fetchCbcPrice(url: string): Promise<string> {
  const test = await (await fetch(`${url}/api/tests/5`)).json();
  return test.discountPrice ?? test.price;
}

/** Returns the open days after today. */
export async function listOpenDays(url: string): Promise<string[]> {
  const tomorrow = addDays(toLabTime(new Date()).day, 1);
  const days: BookableDay[] = await (await fetch(`${url}/api/slots/days`)).json();
  return days.filter(({ date, closed }) => closed === null && date >= tomorrow).map(({ date }) => date);
}

/** Creates as many different bookings as there are slots on those days, one per slot. */
export function createBookingRequests(days: string[], totalAmount: string): CreateBookingRequest[] {
  return days.flatMap((bookingDate, day) =>
    slotTimes.map((bookingTime, slot) =>
      buildBooking({
        patient: { phone: `98765${String(60_000 + day * 12 + slot)}` },
        booking: { bookingDate, bookingTime, totalAmount },
      }),
    ),
  );
}

/** Creates a booking of the first open slot that is completely free: the demo's sample patients take some of them. */
export async function createFreeSlotRequest(url: string): Promise<CreateBookingRequest> {
  const [date = ""] = await listOpenDays(url);
  const { slots }: DaySlots = await (await fetch(`${url}/api/slots?date=${date}`)).json();
  const most = Math.max(...slots.map(({ free }) => free));
  const free = slots.find((slot) => slot.free === most);
  const request = createBookingRequests([date], await fetchCbcPrice(url)).find(
    ({ booking }) => booking.bookingTime === free?.time,
  );
  if (!request) throw new Error("no day is open");
  return request;
}

/** Sends one booking, each patient from an address of their own; returns undefined without a response. */
export async function postBooking(url: string, request: CreateBookingRequest): Promise<Response | undefined> {
  const headers = { "content-type": "application/json", [visitorHeader]: addressForPhone(request.patient.phone) };
  return fetch(`${url}/api/bookings`, { method: "POST", headers, body: JSON.stringify(request) }).catch(
    () => undefined,
  );
}

/** Sends a booking as its page does: again with the same code where a busy product says to try again (503). */
export async function postBookingUntilDecided(
  url: string,
  request: CreateBookingRequest,
): Promise<Response | undefined> {
  const answer = await postBooking(url, request);
  return answer?.status === 503 ? postBookingUntilDecided(url, request) : answer;
}

/** Returns an address derived from the phone: "9876500012" → "10.65.0.12". */
export function addressForPhone(phone: string): string {
  return `10.${[phone.slice(-6, -4), phone.slice(-4, -2), phone.slice(-2)].map(Number).join(".")}`;
}
