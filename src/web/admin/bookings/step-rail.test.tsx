import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import { listRailSteps } from "./booking-steps.ts";
import { StepRail } from "./step-rail.tsx";

afterEach(cleanup);

const booking = { status: "completed", bookingDate: "2026-11-24", bookingTime: "08:00 AM" } as Booking;

test("a step without a recorded time shows its name alone: a dash under a filled step would read as not done", () => {
  const steps = listRailSteps({ status: "completed", createdAt: "2026-11-23T05:00:00Z", reports: [], entries: [] });
  const { container } = render(<StepRail booking={booking} steps={steps} reportDeadline={null} />);
  const [booked, ...others] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(booked).toMatch(/^Booked.*\d/);
  expect(others).toEqual(["Collected", "Testing", "Report", "Completed"]);
  expect(container.querySelector("p")).toBeNull();
});
