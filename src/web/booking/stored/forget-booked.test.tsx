import { expect, test } from "vitest";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { selectedTests, toggleTest } from "#web/ui/cart/cart-store.ts";
import { forgetBooked } from "./forget-booked.ts";

const cbc = {
  id: 5,
  code: "CBC-005",
  name: "Complete Blood Count",
  price: "350.00",
  discountPrice: "249.00",
  sampleType: "Blood",
  reportTime: "Same Day",
};

test("a booking takes its own tests out of the cart, and no others", () => {
  toggleTest(cbc);
  toggleTest({ ...cbc, id: 9 });
  forgetBooked([{ itemType: "package", itemId: 9 } as ChosenItem]);
  expect(selectedTests().map(({ id }) => id)).toEqual([5, 9]);
  forgetBooked([{ itemType: "test", itemId: 5 } as ChosenItem]);
  expect(selectedTests().map(({ id }) => id)).toEqual([9]);
});
