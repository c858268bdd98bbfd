import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Icon } from "#web/ui/icon.tsx";
import { bookTestPath } from "./booking-paths.ts";
import { toggleTest, useIsSelected } from "./cart-store.ts";

/** Puts a test into the cart and takes it out; without JavaScript there is no cart, and the test is booked by itself. */
export function SelectTest({ test }: { test: SelectedTest }) {
  const selected = useIsSelected(test.id);
  return (
    <>
      <span className="js-only">
        <SelectToggle name={test.name} selected={selected} onToggle={() => toggleTest(test)} />
      </span>
      <noscript>
        <a className="btn btn-2 btn-s" href={to(bookTestPath(test.id))}>
          {words.cart.bookOne}
          <span className="sr">{` ${test.name}`}</span>
        </a>
      </noscript>
    </>
  );
}

type Props = { name: string; selected: boolean; onToggle: () => void };

/** Select or Selected: a checkbox that looks like the button it is. */
export function SelectToggle({ name, selected, onToggle }: Props) {
  return (
    <label className="select">
      <input type="checkbox" checked={selected} onChange={onToggle} />
      <span>
        <Icon name={selected ? "check" : "plus"} small />
        <span className="select-word">{selected ? words.testCard.selected : words.testCard.select}</span>
        <span className="sr">{` ${name}`}</span>
      </span>
    </label>
  );
}
