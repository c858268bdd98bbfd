import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TestNeeds } from "#core/catalogue/preparation/schema.ts";
import { setServerTime } from "#web/lib/server-clock.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { noErrors } from "./new-booking-request.ts";
import * as preparationRules from "./preparation-rules.ts";
import { preparationRulesQuery, servedAreasQuery } from "./queries.ts";
import { SummaryStep } from "./summary-step.tsx";
import { emptyPatient, type NewBookingDraft, type NewBookingFormState } from "./use-new-booking.ts";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json(null)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const patient = { ...emptyPatient, name: "Harpreet Kaur", address: "House 9, Ghumar Mandi", pinCode: "141 001" };
const call = {
  patient,
  landmark: "Near the dairy",
  place: "home",
  day: "2026-11-24",
  time: "08:00 AM",
  questions: {},
};
const chosenItems = [
  { item: { itemType: "test", itemId: 5, code: "BT-005", name: "TSH" }, coveredBy: null },
  { item: { itemType: "test", itemId: 6, code: "BT-006", name: "T3" }, coveredBy: "Thyroid Profile" },
];

function renderSpoken(change: Partial<NewBookingDraft> = {}, fasting: Partial<TestNeeds>[] = []): string[] {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(preparationRulesQuery().queryKey, preparationRules);
  client.setQueryData(servedAreasQuery().queryKey, [{ pinCode: "141001", name: "Civil Lines" }]);
  const none = { fastingMinH: 0, fastingMaxH: null, waterOk: true, latestStart: null, afterMealMin: null, notes: [] };
  const tests = fasting.map((one) => ({ name: "Lipid Profile", ...none, ...one }));
  if (tests.length > 0) {
    const items = [{ itemType: "test" as const, itemId: 5 }];
    client.setQueryData(preparationQuery(items).queryKey, { latestFastingStart: "11:00 AM", tests });
  }
  const formState = {
    draft: { ...call, ...change },
    chosenItems,
    totalPaise: 25000,
    errors: noErrors,
    book: () => {},
  };
  render(
    <QueryClientProvider client={client}>
      <SummaryStep formState={formState as unknown as NewBookingFormState} onClear={() => {}} />
    </QueryClientProvider>,
  );
  const said = screen.getByRole("region", { name: "The visit, and how to prepare for it" });
  return [...said.querySelectorAll("p")].map(({ textContent }) => textContent);
}

test("reads back patient, slot, area, booked tests and address", () => {
  expect(renderSpoken()).toEqual([
    "Harpreet Kaur, Tuesday, 24 November 2026, 8 to 9 in the morning, at Civil Lines.",
    "Tests: TSH.",
    "Address: House 9, Ghumar Mandi, 141001, Near the dairy.",
  ]);
});

test.each([
  ["2026-11-23T17:00:00Z", false],
  ["2026-11-23T18:00:00Z", true],
])("at %s the last meal before the visit has passed: %s", (now, isPassed) => {
  setServerTime(new Date(now));
  const said = renderSpoken({}, [{ fastingMinH: 9, fastingMaxH: 14 }]).join(" ");
  expect(said).toContain("Last meal Monday 11:00 PM");
  expect(said.includes("That hour has passed")).toBe(isPassed);
});

test.each([
  [{ fastingMinH: 9, fastingMaxH: 14 }, "we choose another hour now"],
  [{ afterMealMin: 900 }, "we choose another hour now"],
])("never asks a caller to call: %o", (needs, answer) => {
  setServerTime(new Date("2026-11-23T18:00:00Z"));
  const said = renderSpoken({}, [needs]).join(" ");
  expect(said).toContain(answer);
  expect(said).not.toMatch(/call us/);
});

test("agrees with a caller on the hour of a second sample", () => {
  const said = renderSpoken({}, [{ fastingMinH: 9 }, { name: "PPBS", afterMealMin: 120 }]).join(" ");
  expect(said).toContain("PPBS needs a second sample, 2 hours after a meal");
  expect(said).not.toMatch(/call us/);
});

test("names the area of a PIN code that is only in the address", () => {
  const said = renderSpoken({ patient: { ...patient, address: "House 9, 141001", pinCode: "" } });
  expect([said[0]?.endsWith("at Civil Lines."), said[2]]).toEqual([true, "Address: House 9, 141001, Near the dairy."]);
});

test("leaves the address out at the centre", () => {
  expect(renderSpoken({ place: "centre" }).join(" ")).not.toContain("Address");
});
