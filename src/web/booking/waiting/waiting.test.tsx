import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewBooking } from "#core/bookings/schema.ts";
import type { ShownItem } from "#web/booking/selection.ts";
import { mayWait } from "#web/site/waiting-key.ts";
import { forgetWaiting, keepWaiting, readWaiting, stillWaits, wantsYes } from "./waiting.ts";

const cbc = { itemType: "test", itemId: 5, name: "CBC", code: "CBC-005", price: "350.00", description: "" };
const items = [cbc as ShownItem];

function requestOf(code: string): NewBooking {
  const booking = { code, bookingDate: "2026-11-25", bookingTime: "10:00 AM" };
  return { booking, patient: { name: "Simran Kaur" }, items: [] } as unknown as NewBooking;
}

const first = { request: requestOf("BK-00000001"), items };
const second = { request: requestOf("BK-00000002"), items };
const codes = () => readWaiting().map(({ request }) => request.booking.code);
const later = (minutes: number) => vi.useFakeTimers({ now: Date.now() + minutes * 60_000 });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/book/1?hideSelector=true");
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a booking without an answer waits with the page that it was confirmed on", () => {
  keepWaiting(first);
  expect(readWaiting()).toEqual([{ ...first, at: expect.any(Number), page: "/book/1?hideSelector=true" }]);
});

test("it is sent unasked for half an hour, after a yes for half an hour more, and then forgotten", () => {
  keepWaiting(first);
  later(29);
  expect(readWaiting().map(wantsYes)).toEqual([false]);
  later(2);
  expect(readWaiting().map(wantsYes)).toEqual([true]);
  later(30);
  expect(readWaiting()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("two bookings wait beside each other, and the answer of one leaves the other", () => {
  keepWaiting(first);
  keepWaiting(second);
  keepWaiting(first);
  expect(codes()).toEqual(["BK-00000002", "BK-00000001"]);
  forgetWaiting("BK-00000001");
  expect([codes(), stillWaits("BK-00000001"), stillWaits("BK-00000002")]).toEqual([["BK-00000002"], false, true]);
  forgetWaiting("BK-00000002");
  expect([localStorage.length, mayWait()]).toEqual([0, false]);
});

test("of the items only what the confirmation shows is kept", () => {
  keepWaiting({ ...first, items: [{ ...cbc, description: "Looks at the blood." } as ShownItem] });
  expect(localStorage.getItem("nabz_waiting_bookings")).not.toContain("Looks at");
});

const now = Date.now();
test.each([
  "{oops",
  "7",
  "[]",
  "null",
  "{}",
  `[{"at":${now}}]`,
  `[7,{"at":${now},"request":{"booking":7},"items":"x"}]`,
])("what reads %s waits for nothing, and goes", (garbage) => {
  localStorage.setItem("nabz_waiting_bookings", garbage);
  expect(readWaiting()).toEqual([]);
});
