import { expect, test } from "vitest";
import { formatSignedRupees, parseSignedAmount } from "./signed-amount.ts";

test("keeps the sign of an amount that was returned", () => {
  expect(["-549.50", "549.50"].map((amount) => formatSignedRupees(parseSignedAmount(amount)))).toEqual([
    ...["−₹549.50", "₹549.50"],
  ]);
});
