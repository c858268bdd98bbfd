import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { formatItemName, formatItemType, formatPaymentMethod } from "./labels.ts";

// Row 9.17
test("formats payment methods, item types and unnamed items for patients", () => {
  expect(
    ["pay_later", "cod", "card", "upi", "barter"].map((method) =>
      formatPaymentMethod(method, sentences.paymentMethods),
    ),
  ).toEqual(["Pay Later", "Pay at Center", "Credit/Debit Card", "UPI Payment", "barter"]);
  expect(["test", "package"].map((type) => formatItemType(type, sentences.itemLabels))).toEqual([
    "Individual Test",
    "Test Package",
  ]);
  expect(
    ["test", "package", "other"].map((itemType) => formatItemName({ itemType, itemId: 7 }, sentences.itemLabels)),
  ).toEqual(["Test #7", "Package #7", "Item #7"]);
});
