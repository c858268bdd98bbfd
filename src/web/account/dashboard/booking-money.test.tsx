import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import { setServerTime } from "#web/lib/server-clock.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { BookingMoney } from "./booking-money.tsx";

afterEach(cleanup);

const followed = { items: [], times: {}, report: null, receipts: [], refund: null };
const unpaid = {
  ...{ code: "BK-40319304", status: "completed", bookingDate: "2026-11-25", totalAmount: "1299.00", followed },
  ...{ discountAmount: "0.00", paidAmount: "0.00", dueAmount: "1299.00", backAmount: "0.00" },
} as unknown as Booking;
const partPaid = {
  ...unpaid,
  ...{ discountAmount: "50.00", paidAmount: "800.50", dueAmount: "448.50" },
  followed: {
    ...followed,
    receipts: [{ id: 41, number: "26-27/000041", kind: "taken", at: "2026-11-25T04:00:00Z", total: "800.50" }],
  },
} as unknown as Booking;
const upi = { upiAddress: "nabzlab@okhdfcbank", upiName: "Nabz", upiMerchantCode: "8071" };

function show(booking: Booking, lab: object = upi) {
  setServerTime(new Date("2026-11-27T05:00:00Z"));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(labQuery().queryKey, lab as never);
  return render(
    <QueryClientProvider client={client}>
      <BookingMoney booking={booking} />
    </QueryClientProvider>,
  ).container;
}

test("shows discount, paid and left to pay, and links to the receipts", () => {
  const shown = show(partPaid).textContent;
  for (const part of ["Discount₹50", "Paid₹800.50", "Left to pay₹448.50"]) expect(shown).toContain(part);
  expect(screen.getByRole("link", { name: /26-27\/000041/ }).getAttribute("href")).toBe("/receipt/41");
});

test("offers UPI for what is left, where the lab has an address", () => {
  show(partPaid);
  expect(screen.getByRole("link", { name: "Pay ₹448.50 by UPI" }).getAttribute("href")).toBe(
    "upi://pay?pa=nabzlab@okhdfcbank&pn=Nabz&am=448.50&cu=INR&tr=BK40319304&mc=8071",
  );
  cleanup();
  show(partPaid, { ...upi, upiAddress: "" });
  expect(screen.queryByRole("link", { name: /UPI/ })).toBeNull();
});

test("shows nothing of an upcoming visit for which nothing was paid, until its day", () => {
  const upcoming = { ...unpaid, status: "confirmed" };
  expect(show({ ...upcoming, bookingDate: "2026-11-28" }).textContent).toBe("");
  cleanup();
  expect(show({ ...upcoming, bookingDate: "2026-11-27" }).textContent).toContain("Pay ₹1,299 by UPI");
});

test("says what comes back, and when", () => {
  const refund = { since: "2026-11-24", by: "2026-12-03", methods: ["upi"] };
  const owed = { ...partPaid, dueAmount: "0.00", backAmount: "300.00", followed: { ...followed, refund } };
  expect(show(owed as unknown as Booking).textContent).toContain(
    "₹300 comes back to you, since 24 Nov: we return it by UPI by 3 Dec.",
  );
});
