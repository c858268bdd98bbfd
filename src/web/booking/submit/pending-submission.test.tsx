import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { SelectionItemView } from "#web/booking/selection.ts";
import { mayHavePending } from "./pending-key.ts";
import { isPending, needsConfirmation, readPending, removePending, storePending } from "./pending-submission.ts";

const cbc = { itemType: "test", itemId: 5, name: "CBC", code: "CBC-005", price: "350.00", description: "" };
const items = [cbc as SelectionItemView];

function createRequest(code: string): CreateBookingRequest {
  const booking = { code, bookingDate: "2026-11-25", bookingTime: "10:00 AM" };
  return { booking, patient: { name: "Simran Kaur" }, items: [] } as unknown as CreateBookingRequest;
}

const first = { request: createRequest("BK-00000001"), items };
const second = { request: createRequest("BK-00000002"), items };
const codes = () => readPending().map(({ request }) => request.booking.code);
const advanceMinutes = (minutes: number) => vi.useFakeTimers({ now: Date.now() + minutes * 60_000 });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/book/1?hideSelector=true");
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("stores an unanswered booking with the page that it was confirmed on", () => {
  storePending(first);
  expect(readPending()).toEqual([{ ...first, at: expect.any(Number), page: "/book/1?hideSelector=true" }]);
});

test("sends without asking for half an hour, after a confirmation for another half, and then deletes", () => {
  storePending(first);
  advanceMinutes(29);
  expect(readPending().map(needsConfirmation)).toEqual([false]);
  advanceMinutes(2);
  expect(readPending().map(needsConfirmation)).toEqual([true]);
  advanceMinutes(30);
  expect(readPending()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("two bookings are pending independently", () => {
  storePending(first);
  storePending(second);
  storePending(first);
  expect(codes()).toEqual(["BK-00000002", "BK-00000001"]);
  removePending("BK-00000001");
  expect([codes(), isPending("BK-00000001"), isPending("BK-00000002")]).toEqual([["BK-00000002"], false, true]);
  removePending("BK-00000002");
  expect([localStorage.length, mayHavePending()]).toEqual([0, false]);
});

test("stores only the items' fields that the confirmation shows", () => {
  storePending({ ...first, items: [{ ...cbc, description: "Looks at the blood." } as SelectionItemView] });
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
])("deletes a malformed entry: %s", (garbage) => {
  localStorage.setItem("nabz_waiting_bookings", garbage);
  expect(readPending()).toEqual([]);
});
