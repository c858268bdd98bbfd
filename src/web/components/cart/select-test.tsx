import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookTestPath } from "#web/lib/booking-paths.ts";
import { toggleTest, useIsSelected } from "./cart-store.ts";

/** Adds a test to the cart and removes it; without JavaScript there is no cart, and the test is booked by itself. */
export function SelectTest({ test }: { test: SelectedTest }) {
  const selected = useIsSelected(test.id);
  return (
    <>
      <span className="js-only">
        <SelectToggle name={test.name} selected={selected} onToggle={() => toggleTest(test)} />
      </span>
      <noscript>
        <a className="btn btn-2 btn-s" href={withBasePath(bookTestPath(test.id))}>
          {words.cart.bookOne}
          <span className="sr">{` ${test.name}`}</span>
        </a>
      </noscript>
    </>
  );
}

type Props = { name: string; selected: boolean; onToggle: () => void };

/** Select or Selected: a checkbox that looks like a button. */
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
