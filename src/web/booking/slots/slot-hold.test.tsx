import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { removePending, storePending } from "#web/booking/submit/pending-submission.ts";

const request = {
  booking: { code: "BK-00000001", bookingDate: "2026-11-25" },
  patient: { name: "Simran Kaur" },
  items: [],
  hold: "3c1f6f0e-0b3f-4f4e-9a51-1f6f3c1f6f0e",
} as unknown as CreateBookingRequest;
const fetchMock = vi.fn(async () => new Response());

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("fetch", fetchMock.mockClear());
});
afterEach(() => vi.unstubAllGlobals());

test("releases the seat when the page is left", async () => {
  const { releasePageHold, getHoldId } = await import("./slot-hold.ts");
  releasePageHold();
  expect(fetchMock).toHaveBeenCalledWith(
    expect.stringContaining(`/api/slot-holds/${getHoldId()}`),
    expect.objectContaining({ method: "DELETE" }),
  );
});

test("keeps the seat of a pending booking until it is no longer pending", async () => {
  const { releasePageHold } = await import("./slot-hold.ts");
  storePending({ request, items: [] });
  releasePageHold();
  expect(fetchMock).not.toHaveBeenCalled();
  removePending(request.booking.code);
  releasePageHold();
  expect(fetchMock).toHaveBeenCalledOnce();
});

test("the next page takes over the seat of the pending booking", async () => {
  storePending({ request, items: [] });
  const { getHoldId } = await import("./slot-hold.ts");
  expect(getHoldId()).toBe(request.hold);
  removePending(request.booking.code);
  expect(getHoldId()).toBe(request.hold);
});
