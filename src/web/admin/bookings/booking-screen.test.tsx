import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Action, policy, type StaffRole } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { bookingItemsQuery, reportsQuery } from "./booking-queries.ts";
import { BookingScreen } from "./booking-screen.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-27T04:00:00Z") });
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const booking = {
  ...{ id: 12, code: "BK-00000012", version: 1, patientId: 3, patientName: "Harpreet Kaur", phone: "+919876543001" },
  ...{ email: null, address: "House 12", landmark: null, pinCode: "141001", age: 44, exactAge: null, gender: "female" },
  ...{ place: "home", status: "confirmed", paymentStatus: "pending", paymentMethod: "pay_later", cancelReason: null },
  language: "en",
  ...{ bookingDate: "2026-11-27", bookingTime: "10:00 AM", totalAmount: "999.00", visitId: 5 },
  ...{ createdAt: "2026-11-25T04:00:00.000Z", cancelNote: null, phlebotomistNote: null },
} as Booking;

function Screen({ shown }: { shown: Booking }) {
  return (
    <BookingScreen booking={shown} items={useQuery(bookingItemsQuery(shown.id))} area="Dugri" onDeleted={() => {}} />
  );
}

function show(role: StaffRole, change: Partial<Booking> = {}): void {
  const actions = Object.keys(policy).filter((action) => policy[action as Action][role] !== "no");
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery().queryKey, { name: "Asha", role, acts: actions } as never);
  client.setQueryData(bookingItemsQuery(booking.id).queryKey, []);
  client.setQueryData(reportsQuery(booking.id).queryKey, []);
  for (const query of [bookingItemsQuery(booking.id), reportsQuery(booking.id)])
    client.setQueryDefaults(query.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Screen shown={{ ...booking, ...change }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const listTabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent?.trim());
const getShownTab = () => screen.getByRole("tab", { selected: true }).textContent?.trim();
const hasButton = (name: RegExp) => screen.queryByRole("button", { name }) !== null;

test.each<[StaffRole, string[]]>([
  ["owner", ["Report", "Messages", "Timeline", "Patient"]],
  ["receptionist", ["Report", "Messages", "Timeline", "Patient"]],
  ["technician", ["Report", "Timeline", "Patient"]],
  ["pathologist", ["Report", "Timeline", "Patient"]],
  ["phlebotomist", ["Patient"]],
])("%s sees the tabs %s", (role, tabs) => {
  show(role);
  expect(listTabs()).toEqual(tabs);
  const isOffice = role === "owner" || role === "receptionist";
  for (const name of [/Move to another hour/, /Cancel the visit/, /Change the details/, /Add or take away tests/])
    expect(hasButton(name), String(name)).toBe(isOffice);
  expect(screen.queryByText("Delete booking") !== null).toBe(role === "owner");
  expect(screen.queryByText("Set status by hand")).not.toBeNull();
});

test.each([
  ["confirmed", "Messages"],
  ["sample_collected", "Report"],
  ["declined", "Timeline"],
])("a booking that is %s opens with the tab %s", (status, tab) => {
  show("owner", { status });
  expect(getShownTab()).toBe(tab);
});

test("the next step is the one filled button, until a question is open", () => {
  show("owner");
  const getNext = () => screen.getByRole("button", { name: /^Sample collected/ });
  expect(getNext().className).toContain("bg-action ");
  fireEvent.keyDown(document.body, { key: "c" });
  expect(screen.getByRole("region", { name: "Cancel the visit" })).toBeDefined();
  expect(getNext().className).not.toContain("bg-action ");
  fireEvent.click(screen.getByRole("button", { name: "Keep the visit" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Cancel the visit/ }));
});

test("the step of the report leads to its tab", () => {
  show("technician", { status: "sample_collected" });
  fireEvent.click(screen.getByRole("tab", { name: "Patient" }));
  fireEvent.click(screen.getByRole("button", { name: /^Attach the report/ }));
  expect(getShownTab()).toBe("Report");
});
