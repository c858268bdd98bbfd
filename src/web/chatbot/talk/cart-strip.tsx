import { en } from "#web/texts/en.ts";
import { reviewPath } from "#web/ui/cart/booking-paths.ts";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { Icon } from "#web/ui/icon.tsx";

/** The way on with the tests that were put into the cart. */
export function CartStrip() {
  const tests = useSelectedTests();
  if (tests.length === 0) return null;
  return (
    <a className="chat-cart" href={reviewPath(tests.map(({ id }) => id))}>
      <Icon name="shopping-cart" small />
      {en.chatbot.review(en.testList.count(tests.length))}
      <Icon name="arrow-right" small />
    </a>
  );
}
