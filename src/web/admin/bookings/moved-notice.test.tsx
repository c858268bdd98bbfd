import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import { MovedNotice } from "./moved-notice.tsx";

afterEach(cleanup);

const opened = { id: 12, bookingDate: "2026-11-26", bookingTime: "09:00 AM" } as Booking;

test("shows nothing for an unmoved visit, and the new day once it is moved", () => {
  const show = (booking: Booking) => (
    <MemoryRouter>
      <MovedNotice booking={booking} />
    </MemoryRouter>
  );
  const { rerender } = render(show(opened));
  expect(screen.getByRole("status").textContent).toBe("");
  rerender(show({ ...opened, bookingDate: "2026-11-27", bookingTime: "10:00 AM" }));
  expect(screen.getByRole("status").textContent).toContain("Moved to ");
  expect(screen.getByRole("status").textContent).toContain("10:00 AM");
  expect(screen.getByRole("link", { name: "Show that day" }).getAttribute("href")).toBe(
    "/admin/day?day=2026-11-27&booking=12",
  );
});
