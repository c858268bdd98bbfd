import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { ConfirmationLink, PatientDetails } from "./patient-details.tsx";

afterEach(cleanup);

test("says that the patient was erased, and shows no contact", () => {
  const booking = { patientId: 3, patientName: "Erased patient", phone: "", email: null, address: "" } as Booking;
  render(<PatientDetails booking={booking} />);
  expect(screen.getByText(/This patient was erased/)).toBeTruthy();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

const booking = {
  code: "BK-12345678",
  patientName: "Harpreet Kaur",
  phone: "+919876543001",
  bookingDate: "2026-11-25",
  bookingTime: "10:00 AM",
  totalAmount: "2299.00",
  language: "en",
} as Booking;

function chatOf(shown: Booking): HTMLAnchorElement {
  const client = new QueryClient();
  const limits = { moveUntilMinutes: 240, cancelUntilMinutes: 240, movesAllowed: 2 };
  const contact = { name: "Nabz Diagnostics", address: "12 Ferozepur Road", phones: ["+919876543210"] };
  const lab = { ...contact, ...limits } as LabProfile;
  client.setQueryData(labQuery().queryKey, lab);
  client.setQueryDefaults(labQuery().queryKey, { staleTime: Number.POSITIVE_INFINITY });
  render(
    <QueryClientProvider client={client}>
      <ConfirmationLink booking={shown} />
    </QueryClientProvider>,
  );
  return screen.getByRole("link", { name: /WhatsApp/ });
}

// Rows 7.35, 7.36
test("opens the server's chat link in a new tab", () => {
  const link = chatOf({ ...booking, whatsappNotificationUrl: "https://wa.me/911?text=Hello" });
  expect([link.href, link.target]).toEqual(["https://wa.me/911?text=Hello", "_blank"]);
});

// Rows 1.27, 7.37
test("builds the chat link from the patient's phone and the confirmation if the server sends none", () => {
  const { pathname, searchParams } = new URL(chatOf(booking).href);
  expect(pathname).toBe("/919876543001");
  for (const fact of ["BK-12345678", "25 November 2026", "10:00 AM", "₹2,299.00", "12 Ferozepur Road"]) {
    expect(searchParams.get("text")).toContain(fact);
  }
});

test("writes no English to a patient who reads another language", () => {
  expect(() => chatOf({ ...booking, language: "pa" })).toThrow("Unable to find");
  expect(chatOf({ ...booking, language: "pa", whatsappNotificationUrl: "https://wa.me/911?text=1" })).toBeTruthy();
});
