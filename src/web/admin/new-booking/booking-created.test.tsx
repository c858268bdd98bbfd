import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { BookingCreated } from "./booking-created.tsx";
import type { NewBookingResult } from "./use-new-booking.ts";

afterEach(cleanup);

const booking = {
  ...{ id: 7, code: "BK-00000007", visitId: 4, patientName: "Asha Rani", place: "home", totalAmount: "250.00" },
  ...{ bookingDate: "2026-11-26", bookingTime: "10:00 AM" },
};

function show(place: "home" | "centre") {
  const onAddMember = vi.fn();
  const booked = { booking: { ...booking, place }, confirmationBy: [] } as unknown as NewBookingResult;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BookingCreated booked={booked} onNext={() => {}} onAddMember={onAddMember} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onAddMember;
}

test("starts a booking for another member of the same visit", () => {
  const onAddMember = show("home");
  fireEvent.click(screen.getByRole("button", { name: "One more person, same tests" }));
  expect(onAddMember).toHaveBeenCalledExactlyOnceWith(4);
});

test("offers no other member at the centre", () => {
  show("centre");
  expect(screen.queryByRole("button", { name: /One more person/ })).toBeNull();
});
