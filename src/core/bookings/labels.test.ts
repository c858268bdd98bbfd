import { expect, test } from "vitest";
import { itemName, itemTypeLabel, paymentMethodLabel } from "./labels.ts";

// Row 9.17
test("payment methods, item types and items without a name are called as patients know them", () => {
  expect(["pay_later", "cod", "card", "upi", "barter"].map(paymentMethodLabel)).toEqual([
    "Pay Later",
    "Pay at Center",
    "Credit/Debit Card",
    "UPI Payment",
    "barter",
  ]);
  expect(["test", "package"].map(itemTypeLabel)).toEqual(["Individual Test", "Test Package"]);
  expect(["test", "package", "other"].map((itemType) => itemName({ itemType, itemId: 7 }))).toEqual([
    "Test #7",
    "Package #7",
    "Item #7",
  ]);
});
