import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { removeTest } from "#web/ui/cart/cart-store.ts";
import { forgetBookedItem } from "./stored-package.ts";

/** What was chosen for a booking that is made now; tests of the cart that were not in it stay there. */
export function forgetBooked(items: readonly ChosenItem[]): void {
  forgetBookedItem();
  for (const { itemType, itemId } of items) if (itemType === "test") removeTest(itemId);
}
