import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Booked } from "./booked.tsx";
import type { CallBooked } from "./use-call.ts";

afterEach(cleanup);

const booking = {
  ...{ id: 7, code: "BK-00000007", visitId: 4, patientName: "Asha Rani", place: "home", totalAmount: "250.00" },
  ...{ bookingDate: "2026-11-26", bookingTime: "10:00 AM" },
};

function show(place: "home" | "centre") {
  const onOneMore = vi.fn();
  const booked = { booking: { ...booking, place }, confirmationBy: [] } as unknown as CallBooked;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Booked booked={booked} onNext={() => {}} onOneMore={onOneMore} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onOneMore;
}

test("one more person of the same visit is booked at once, with the same tests", () => {
  const onOneMore = show("home");
  fireEvent.click(screen.getByRole("button", { name: "One more person, same tests" }));
  expect(onOneMore).toHaveBeenCalledExactlyOnceWith(4);
});

test("a visit at the centre is for one person", () => {
  show("centre");
  expect(screen.queryByRole("button", { name: /One more person/ })).toBeNull();
});
