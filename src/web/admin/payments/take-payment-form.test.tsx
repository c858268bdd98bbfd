import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import {
  booking,
  everything,
  getSent,
  getValue,
  mockPaymentApi,
  press,
  pressKey,
  receipt,
  sent,
  show,
  submit,
  type,
} from "#test/payment-section.tsx";
import { NextStepButton } from "#web/admin/bookings/next-step-button.tsx";
import { getCurrentToast } from "#web/components/toasts/toast-store.ts";

mockPaymentApi();

test("two presses take all of what is due in cash: r, Enter", async () => {
  show();
  pressKey("r");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Cash/ }));
  await submit();
  expect(getSent()).toEqual([
    [
      "POST /api/receipts",
      {
        bookings: [{ id: 7, amount: "1299.00", version: 3 }],
        legs: [{ method: "cash", amount: "1299" }],
      },
    ],
  ]);
  expect(getCurrentToast()?.title).toBe("₹800 taken, receipt 26-27/000041");
  expect(screen.queryByRole("radio")).toBeNull();
});

test("the next step opens the form, and takes nothing itself", async () => {
  show({ ...booking, status: "completed" }, { acts: [...everything, "read-reports"] }, (box, shown) => (
    <dialog open data-panel>
      <NextStepButton booking={shown} isFormOpen={false} showReport={() => {}} />
      {box}
    </dialog>
  ));
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Take ₹1,299" })).toHaveLength(2));
  pressKey("Enter");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Cash/ }));
  expect(sent).not.toHaveBeenCalled();
});

test("a key that is held down takes nothing", () => {
  show();
  pressKey("r");
  const wasHandled = !fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter", repeat: true });
  expect(wasHandled).toBe(true);
});

test("computes the change for what was given, and takes what is due", async () => {
  show();
  pressKey("r");
  await type("Given", "2,000");
  expect(screen.getByText("Change ₹701")).toBeDefined();
  await type("Given", "1000");
  expect(screen.getByText("₹299 more is needed")).toBeDefined();
});

test("several ways fill each other up, and less than is due can be taken", async () => {
  show();
  pressKey("r");
  pressKey("4");
  await type(/^Cash, /, "500");
  expect(getValue(/^UPI, /)).toBe("799");
  await type(/^UPI, /, "300");
  expect([getValue(/^Cash, /), screen.getByText("₹499 stays due")]).toEqual(["500", expect.anything()]);
  await type(/^UTR/, "6123 4567 8901");
  await press(/^Take ₹800/);
  expect(getSent()[0]?.[1]).toEqual({
    bookings: [{ id: 7, amount: "800.00", version: 3 }],
    legs: [
      { method: "cash", amount: "500" },
      { method: "upi", amount: "300" },
    ],
    utr: "6123 4567 8901",
  });
});

test("shows what the API refuses at its field, keeps what was typed, and sends the same key again", async () => {
  show();
  pressKey("r");
  pressKey("4");
  await type(/^Cash, /, "1,0oo");
  await type(/^UPI, /, "349");
  await type(/^UTR/, "612345678901");
  const errors = {
    "legs.0.amount": "Please write rupees, like 499 or 499.50.",
    legs: "What was paid and what it is for must be the same sum.",
    utr: "This UTR stands on receipt 26-27/000041.",
  };
  sent.mockReturnValueOnce({ status: 422, body: { errors } });
  await press(/^Take ₹349/);
  const cash = screen.getByLabelText<HTMLInputElement>(/^Cash, /);
  const description = document.getElementById(cash.getAttribute("aria-describedby") ?? "");
  expect([cash.value, description?.textContent, document.activeElement]).toEqual([
    "1,0oo",
    errors["legs.0.amount"],
    cash,
  ]);
  expect(screen.getByText(errors.utr)).toBeDefined();
  await type(/^Cash, /, "950");
  await press(/^Take ₹1,299/);
  const [first, second] = sent.mock.calls.map(([, { key }]) => key);
  expect([first, second]).toEqual([second, expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test("asks before more than is due is taken; no keeps the form", async () => {
  show();
  const question = { field: "confirmed", sentence: "₹500 more than is due. Take it and owe it back?" };
  sent.mockReturnValue({ status: 409, body: { code: "ask-first", questions: [question] } });
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  vi.stubGlobal("confirm", confirm);
  pressKey("r");
  await type(/^Cash, /, "1799");
  expect(screen.getByText("₹500 more than is due")).toBeDefined();
  await press(/^Take ₹1,799/);
  expect(confirm.mock.calls).toEqual([[question.sentence]]);
  expect(getValue(/^Cash, /)).toBe("1799");
  sent.mockImplementation((_path, { confirmed }) =>
    confirmed ? { body: receipt } : { status: 409, body: { code: "ask-first", questions: [question] } },
  );
  await press(/^Take ₹1,799/);
  await waitFor(() => expect(screen.queryByRole("radio")).toBeNull());
});

/** Booked after Amarjit, and before him, with ₹400 due; and one that is paid. */
const others = [
  { ...booking, id: 9, version: 2, patientName: "Tarsem Brar", dueAmount: "899.00" },
  { ...booking, id: 6, version: 5, patientName: "Jasbir Brar", dueAmount: "400.00" },
  { ...booking, id: 8, version: 1, patientName: "Simran Brar", dueAmount: "0.00" },
] as Booking[];

test("takes money for the open booking only, or with v for the whole visit on one receipt", async () => {
  show(booking, { others });
  pressKey("r");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Only Amarjit Brar, ₹1,299/ }));
  pressKey("v");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^The whole visit: 3 patients, ₹2,598/ }).checked).toBe(
    true,
  );
  pressKey("v");
  expect(getValue(/^Cash, /)).toBe("1299");
  pressKey("v");
  await submit();
  expect(getSent()).toEqual([
    [
      "POST /api/receipts",
      {
        bookings: [
          { id: 6, amount: "400.00", version: 5 },
          { id: 7, amount: "1299.00", version: 3 },
          { id: 9, amount: "899.00", version: 2 },
        ],
        legs: [{ method: "cash", amount: "2598" }],
      },
    ],
  ]);
});

test("part of a visit's money, by several ways, goes to the earlier bookings first", async () => {
  show(booking, { others });
  pressKey("r");
  pressKey("4");
  await type(/^Cash, /, "500");
  fireEvent.click(screen.getByRole("radio", { name: /^The whole visit/ }));
  expect([getValue(/^Cash, /), getValue(/^UPI, /)]).toEqual(["500", "2098"]);
  await type(/^UPI, /, "");
  await type(/^Card, /, "100");
  expect(screen.getByText("₹1,998 stays due")).toBeDefined();
  await press(/^Take ₹600/);
  expect(getSent()[0]?.[1]).toEqual({
    bookings: [
      { id: 6, amount: "400.00", version: 5 },
      { id: 7, amount: "200.00", version: 3 },
    ],
    legs: [
      { method: "cash", amount: "500" },
      { method: "card", amount: "100" },
    ],
  });
});

test.each([
  [409, "changed-meanwhile", "The booking has changed meanwhile."],
  [403, "not-allowed", "You may not do this."],
])("keeps what was typed for a visit when the answer is %i, and says why", async (status, code, detail) => {
  show(booking, { others });
  pressKey("r");
  pressKey("v");
  await type(/^Cash, /, "2000");
  sent.mockReturnValueOnce({ status, body: { code, detail } });
  await press(/^Take ₹2,000/);
  expect(screen.getByRole("alert").textContent).toBe(detail);
  const visit = screen.getByRole<HTMLInputElement>("radio", { name: /^The whole visit/ });
  expect([visit.checked, getValue(/^Cash, /)]).toEqual([true, "2000"]);
});

test("offers no choice where no other booking of the visit has an amount due", () => {
  show(booking, { others: others.slice(2) });
  pressKey("r");
  expect(screen.queryByText("Who it is for")).toBeNull();
});

test("draws the lab's UPI code for the amount, as a screen of its own too, and nothing without an address", async () => {
  show(booking, { upiAddress: "nabz@hdfcbank" });
  pressKey("r");
  pressKey("2");
  expect(await screen.findByRole("img", { name: "UPI code for ₹1,299" })).toBeDefined();
  await press(/^Show the code for ₹1,299/);
  expect(await within(screen.getByRole("dialog")).findByText("nabz@hdfcbank · BK-40319325")).toBeDefined();
  await press("Back to the UTR");
  expect(document.activeElement).toBe(screen.getByLabelText(/^UTR/));
  cleanup();
  show();
  pressKey("r");
  pressKey("2");
  expect([screen.queryByRole("img"), screen.getByLabelText(/^UTR/)]).toEqual([null, expect.anything()]);
});
