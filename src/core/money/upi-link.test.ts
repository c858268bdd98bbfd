import { expect, test } from "vitest";
import { createUpiLink } from "./upi-link.ts";

const payee = {
  name: "Nabz",
  upiAddress: "nabzlab@okhdfcbank",
  upiName: "Nabz Diagnostics & Sons",
  upiMerchantCode: "8071",
};

test("names the lab, the amount and the booking", () => {
  expect(createUpiLink(payee, { paise: 49_850, bookingCode: "BK-40319304" })).toBe(
    "upi://pay?pa=nabzlab@okhdfcbank&pn=Nabz%20Diagnostics%20%26%20Sons&am=498.50&cu=INR&tr=BK40319304&mc=8071",
  );
});

test("leaves out an empty merchant code; there is none without an address or an amount", () => {
  expect(createUpiLink({ ...payee, upiMerchantCode: "" }, { paise: 100, bookingCode: "BK-1" })).not.toContain("mc=");
  expect(createUpiLink({ ...payee, upiAddress: "" }, { paise: 100, bookingCode: "BK-1" })).toBeNull();
  expect(createUpiLink(payee, { paise: 0, bookingCode: "BK-1" })).toBeNull();
});
