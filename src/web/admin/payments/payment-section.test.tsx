import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Action, StaffRole } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import {
  booking,
  everything,
  getSent,
  getValue,
  mockPaymentApi,
  paidInPart,
  press,
  pressKey,
  receipt,
  sent,
  show,
  type,
} from "#test/payment-section.tsx";
import { getLabToday } from "#web/lib/lab-clock.ts";

mockPaymentApi();

test("returns what is to be given back, the way it came, with a reason", async () => {
  const taken = { ...booking, paymentStatus: "paid", paidAmount: "800.00", dueAmount: "0.00", backAmount: "550.00" };
  show(taken, { receipts: [receipt] });
  expect(screen.getByText("To give back").parentElement?.textContent).toBe("To give back₹550");
  await press(/^Return ₹550/);
  expect([getValue(/^Cash, /), getValue(/^UPI, /)]).toEqual(["500", "50"]);
  await press("Test taken away");
  await press(/^Return ₹550/);
  expect(getSent()).toEqual([
    [
      "POST /api/bookings/7/returns",
      {
        version: 3,
        legs: [
          { method: "cash", amount: "500" },
          { method: "upi", amount: "50" },
        ],
        reason: "Test taken away",
      },
    ],
  ]);
});

test("gives a discount in percent, and takes it back", async () => {
  show();
  pressKey("d");
  await type("Percent", "10");
  expect(getValue("Rupees")).toBe("129.90");
  await type("Why", "Family of staff");
  sent.mockReturnValueOnce({ body: booking });
  await press(/^Give ₹129.90 discount/);
  expect(getSent()).toEqual([
    ["POST /api/bookings/7/discounts", { amount: "129.90", reason: "Family of staff", version: 3 }],
  ]);
  cleanup();
  const discount = { amount: "129.90", reason: "Family of staff", byName: "Manpreet Kaur", at: receipt.at };
  show({ ...booking, discountAmount: "129.90", dueAmount: "1169.10" }, { discount });
  expect(screen.getByText(/Manpreet Kaur: Family of staff/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Give a discount/ })).toBeNull();
  await press("Take back");
  expect(getSent()[1]).toEqual(["DELETE /api/bookings/7/discounts?version=3", {}]);
});

test("corrects a receipt: it is taken back, and what is right is written", async () => {
  show(paidInPart, { receipts: [receipt] });
  await press("Correct receipt 26-27/000041");
  expect([getValue(/^Cash, /), getValue(/^UPI, /), getValue(/^UTR/)]).toEqual(["500", "300", "612345678901"]);
  await type(/^UPI, /, "");
  await type("Why", "It was all cash");
  await press(/^Correct the receipt/);
  await press("Correct receipt 26-27/000041");
  fireEvent.click(screen.getByLabelText(/take it back/));
  await type("Why", "Another booking");
  await press(/^Correct the receipt/);
  expect(getSent()).toEqual([
    [
      "POST /api/receipts/41/correction",
      {
        reason: "It was all cash",
        payment: { legs: [{ method: "cash", amount: "500" }], bookings: [{ id: 7, amount: "500.00" }] },
      },
    ],
    ["POST /api/receipts/41/correction", { reason: "Another booking" }],
  ]);
});

test("lists each receipt with its number, ways and reason, and a correction with its sign", () => {
  const mirror = {
    ...{ ...receipt, id: 42, number: null, kind: "corrected", utr: null, reason: "Typed wrong", corrects: 41 },
    ...{ total: "-800.00", legs: [{ method: "cash", amount: "-800.00" }] },
    bookings: [{ id: 7, code: "BK-40319325", amount: "-800.00" }],
  };
  show(paidInPart, { receipts: [{ ...receipt, correctedBy: 42 }, mirror] });
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toMatch(/^Taken, cash ₹500, UPI ₹300 Corrected₹80027 Nov 2026, 07:58 AM, Manpreet Kaur/);
  expect(first).toContain("Receipt 26-27/000041 · UTR 612345678901");
  expect(second).toMatch(/^Taken back, cash −₹800.*Corrects receipt 26-27\/000041 · Typed wrong$/);
  expect(screen.getByRole("link", { name: /^Print receipt 26-27\/000041/ }).getAttribute("href")).toBe("/receipt/41");
  expect(screen.queryByRole("button", { name: /^Correct/ })).toBeNull();
});

test.each<[string, Partial<Booking>, string, string]>([
  ["a declined visit without a payment", { status: "declined", dueAmount: "0.00" }, "Pending", "Nothing to pay"],
  ["a free booking", { totalAmount: "0.00", dueAmount: "0.00" }, "Pending", "Nothing to pay"],
  ["a paid one", { paymentStatus: "paid", paidAmount: "1299.00", dueAmount: "0.00" }, "Paid", "Due₹0"],
  ["a refunded one", { paymentStatus: "refunded", dueAmount: "0.00" }, "Refunded", "Due₹0"],
])("%s has its status once, and what is left to pay", (_case, changes, badge, rest) => {
  show({ ...booking, ...changes });
  expect(screen.getAllByText(badge)).toHaveLength(1);
  expect(screen.getByText(rest.split("₹")[0] ?? "").closest("p")?.textContent).toBe(rest);
});

test.each<[StaffRole, Action[], string, string[]]>([
  ["owner", everything, "2026-11-27", ["Take ₹499", "Return money", "Give a discount", "Correct"]],
  ["receptionist", everything.slice(0, 4), "2026-11-27", ["Take ₹499", "Return money", "Give a discount"]],
  ["phlebotomist", ["read-payments", "take-payment"], getLabToday(), ["Take ₹499"]],
  ["phlebotomist", ["read-payments", "take-payment"], "2026-11-20", []],
  ["technician", [], "2026-11-27", []],
])("a %s with %j sees on %s only what the role may do", (role, acts, bookingDate, expected) => {
  show({ ...paidInPart, bookingDate }, { receipts: [receipt], role, acts });
  const names = screen.queryAllByRole("button").map(({ textContent }) => textContent?.trim() ?? "");
  expect(names.map((name) => expected.find((start) => name.startsWith(start)) ?? name)).toEqual(expected);
  if (expected.length === 0) pressKey("r");
  expect(screen.queryAllByRole("radio")).toEqual([]);
});
