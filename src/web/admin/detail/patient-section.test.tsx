import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#core/bookings/schema.ts";
import { PatientSection } from "./patient-section.tsx";

afterEach(cleanup);

test("of a patient who was erased the desk is told so, and offered nobody to call", () => {
  const booking = { patientId: 3, patientName: "Erased patient", phone: "", email: null, address: "" } as Booking;
  render(<PatientSection booking={booking} />);
  expect(screen.getByText(/This patient was erased/)).toBeTruthy();
  expect(screen.queryAllByRole("link")).toEqual([]);
});
