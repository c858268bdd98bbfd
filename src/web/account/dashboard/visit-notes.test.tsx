import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import { setServerTime } from "#web/lib/server-clock.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { LastMeal } from "./visit-notes.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const items = [{ itemType: "package", itemId: 5, name: "Full Body", code: "HLT-005" }] as const;
const booking = {
  bookingDate: "2026-11-25",
  bookingTime: "08:00 AM",
  createdAt: "2026-11-20T04:00:00Z",
} as Booking;

test.each([
  ["2026-11-24T17:00:00Z", false],
  ["2026-11-24T18:00:00Z", true],
])("at %s the time of the last meal has passed, whenever the visit was booked or moved: %s", (now, isPassed) => {
  setServerTime(new Date(now));
  const { container } = renderLastMeal(booking);
  expect(container.textContent).toContain("Last meal Tuesday 11:00 PM");
  expect(container.textContent?.includes("That hour has passed")).toBe(isPassed);
});

test("says that the time of the last meal has passed while the page stays open", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  setServerTime(new Date("2026-11-25T17:29:30Z"));
  const { container } = renderLastMeal({ ...booking, bookingDate: "2026-11-26" });
  expect(container.textContent).not.toContain("That hour has passed");
  act(() => vi.advanceTimersByTime(120_000));
  expect(container.textContent).toContain("That hour has passed");
});

function renderLastMeal(visit: Booking) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const needs = { latestFastingStart: "11:00 AM", tests: [{ name: "Lipid Profile", fastingMinH: 9, notes: [] }] };
  client.setQueryData(preparationQuery(items).queryKey, needs as never);
  return render(
    <QueryClientProvider client={client}>
      <LastMeal booking={visit} items={[...items]} />
    </QueryClientProvider>,
  );
}
