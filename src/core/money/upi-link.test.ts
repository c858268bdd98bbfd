import { expect, test } from "vitest";
import { createUpiLink } from "./upi-link.ts";

const payee = { address: "nabz.lab@hdfcbank", name: "Nabz & Sons Diagnostics", merchantCode: "8071" };

test("names payee, amount, currency, booking and merchant code as UPI apps read them", () => {
  expect(createUpiLink(payee, 129_950, "BK-40319325")).toBe(
    "upi://pay?pa=nabz.lab@hdfcbank&pn=Nabz%20%26%20Sons%20Diagnostics&am=1299.50&cu=INR&tr=BK40319325&mc=8071",
  );
});

test("leaves out a merchant code that is not set", () => {
  expect(createUpiLink({ ...payee, merchantCode: "" }, 100, "BK-40319325")).not.toContain("mc=");
});
