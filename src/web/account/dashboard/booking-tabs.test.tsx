// Row 2.155
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { groupForDashboard } from "#core/bookings/dashboard-groups.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { BookingTabs } from "./booking-tabs.tsx";

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(cleanup);

function show(statuses: string[], address = ""): void {
  const bookings = statuses.map(
    (status, id) =>
      ({
        id,
        code: `BK-1000000${id}`,
        status,
        bookingDate: "2026-11-25",
        bookingTime: "10:00 AM",
        totalAmount: "399.00",
      }) as Booking,
  );
  const Pages = createRoutesStub([
    { path: "/", Component: () => <BookingTabs grouped={groupForDashboard(bookings)} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Pages initialEntries={[`/${address}`]} />
    </QueryClientProvider>,
  );
}

const selected = () => screen.getByRole("tab", { selected: true });
const codes = () => screen.queryAllByRole("article").map((card) => card.getAttribute("aria-label"));

test("opens on the completed bookings without an upcoming visit", async () => {
  show(["completed", "declined", "completed"]);
  expect(selected().textContent).toContain("Completed");
  expect(codes()).toEqual(["BK-10000002", "BK-10000000"]);
});

test.each([
  [
    ["completed", "completed", "declined"],
    "?show=upcoming",
    "No upcoming bookings",
    "See 2 completed bookings",
    "Completed",
  ],
  [["declined"], "?show=upcoming", "No upcoming bookings", "See 1 booking", "All Bookings"],
  [["pending"], "?show=completed", "No completed bookings", "See 1 upcoming booking", "Upcoming"],
])(
  "with %s, the empty tab %s says where the others are, and links there",
  async (statuses, address, none, see, tab) => {
    show(statuses, address);
    expect(codes()).toEqual([]);
    expect(screen.getByText(none)).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: see }));
    await screen.findAllByRole("article");
    expect(selected().textContent).toContain(tab);
    expect(document.activeElement).toBe(selected());
  },
);

test("arrow keys cycle through the tabs from the focused one", async () => {
  show(["confirmed", "completed"]);
  selected().focus();
  for (const [key, tab] of [
    ["ArrowLeft", /^All Bookings/],
    ["ArrowRight", /^Upcoming/],
    ["ArrowRight", /^Completed/],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(await screen.findByRole("tab", { name: tab, selected: true })).toBe(document.activeElement);
  }
});

test("says of a declined booking only that no visit takes place", () => {
  show(["declined", "confirmed"], "?show=all");
  const sentences = screen.getAllByRole("article").map((card) => card.textContent?.includes("does not take place"));
  expect(new Set(sentences)).toEqual(new Set([true, false]));
  expect(screen.getByRole("article", { name: "BK-10000000" }).textContent).toContain("This visit does not take place.");
});

// Row 2.154
test("hides a title visually if its cards' badges repeat it and no other group is shown", () => {
  show(["confirmed"]);
  expect(screen.getByRole("heading", { name: "Confirmed Bookings" }).className).toBe("sr-only");
  cleanup();
  show(["confirmed", "pending"]);
  const titles = ["Confirmed Bookings", "Pending Bookings"].map((name) => screen.getByRole("heading", { name }));
  expect(titles.filter(({ className }) => className.includes("sr-only"))).toEqual([]);
});
