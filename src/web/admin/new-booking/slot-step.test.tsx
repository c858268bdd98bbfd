import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookableDaysQuery, daySlotsQuery } from "#web/admin/bookings/booking-queries.ts";
import { setServerTime } from "#web/lib/server-clock.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { noErrors } from "./new-booking-request.ts";
import * as preparationRules from "./preparation-rules.ts";
import { preparationRulesQuery } from "./queries.ts";
import { SlotStep } from "./slot-step.tsx";
import { emptyDraft, type NewBookingFormState } from "./use-new-booking.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  // 10:30 PM at the lab.
  setServerTime(new Date("2026-11-23T17:00:00Z"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const day = "2026-11-24";
const item = { itemType: "package", itemId: 5 } as const;

function renderStep(formState: Partial<NewBookingFormState>): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(preparationRulesQuery().queryKey, preparationRules);
  client.setQueryData(bookableDaysQuery().queryKey, [{ date: day, closed: null, hasFree: true }]);
  const slots = ["07:00 AM", "08:00 AM", "02:00 PM"].map((time) => ({ time, free: 4, state: "free" }));
  client.setQueryData(daySlotsQuery(day).queryKey, { date: day, closed: null, slots } as never);
  const needs = { latestFastingStart: "11:00 AM", tests: [{ name: "Lipid Profile", fastingMinH: 9, notes: [] }] };
  client.setQueryData(preparationQuery([item]).queryKey, needs as never);
  const chosenItems = [{ item, coveredBy: null }] as unknown as NewBookingFormState["chosenItems"];
  const state = { draft: emptyDraft, joinedVisit: null, chosenItems, errors: noErrors, ...formState };
  render(
    <QueryClientProvider client={client}>
      <SlotStep formState={state as NewBookingFormState} />
    </QueryClientProvider>,
  );
}

test("marks the slots that do not suit the items, and focuses the first that does", () => {
  renderStep({});
  const buttons = [...screen.getByRole("group", { name: "Hours" }).querySelectorAll("button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "07:00 AM Last meal passed",
    "08:00 AM 4 left",
    "02:00 PM Too late",
  ]);
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test.each([
  ["07:00 AM", /^The last meal before this hour was Monday 10:00 PM at the latest/],
  ["08:00 AM", /^$/],
  ["02:00 PM", /^Tests that need fasting: the latest hour is 11:00 AM/],
] as const)("says what holds for the chosen %s", (time, sentence) => {
  renderStep({ draft: { ...emptyDraft, day, time } });
  expect(screen.getByRole("status").textContent?.trim()).toMatch(sentence);
});

test("says what holds for one more person of a visit", () => {
  const joinedVisit = { bookingDate: day, bookingTime: "07:00 AM" } as NewBookingFormState["joinedVisit"];
  renderStep({ joinedVisit });
  expect(screen.getByText(/^The last meal before this hour was/)).toBeDefined();
});
