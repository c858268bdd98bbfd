import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewBooking } from "#core/bookings/schema.ts";
import { forgetWaiting, keepWaiting } from "#web/booking/waiting/waiting.ts";

const request = {
  booking: { code: "BK-00000001", bookingDate: "2026-11-25" },
  patient: { name: "Simran Kaur" },
  items: [],
  hold: "3c1f6f0e-0b3f-4f4e-9a51-1f6f3c1f6f0e",
} as unknown as NewBooking;
const asked = vi.fn(async () => new Response());

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("fetch", asked.mockClear());
});
afterEach(() => vi.unstubAllGlobals());

test("a page that is left lets its seat go", async () => {
  const { letGo, ownHold } = await import("./own-hold.ts");
  letGo();
  expect(asked).toHaveBeenCalledWith(
    expect.stringContaining(`/api/slot-holds/${ownHold()}`),
    expect.objectContaining({ method: "DELETE" }),
  );
});

test("the seat of a booking that waits for the network stays, until it waits no more", async () => {
  const { letGo } = await import("./own-hold.ts");
  keepWaiting({ request, items: [] });
  letGo();
  expect(asked).not.toHaveBeenCalled();
  forgetWaiting(request.booking.code);
  letGo();
  expect(asked).toHaveBeenCalledOnce();
});

test("the page that comes after goes on with the seat of the booking that waits", async () => {
  keepWaiting({ request, items: [] });
  const { ownHold } = await import("./own-hold.ts");
  expect(ownHold()).toBe(request.hold);
  forgetWaiting(request.booking.code);
  expect(ownHold()).toBe(request.hold);
});
