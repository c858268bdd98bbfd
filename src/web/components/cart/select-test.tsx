import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookTestPath } from "#web/lib/booking-paths.ts";
import { toggleTest, useIsSelected } from "./cart-store.ts";

type Square = "always" | "narrow" | "never";

/** A square without its word, for a row that has no room; `narrow`: below 1024 px. */
const shapes: Record<Square, { box: string; icon: string; word: string }> = {
  always: { box: "min-w-target", icon: "size-5", word: "sr-only" },
  narrow: { box: "min-w-target lg:min-w-28 lg:px-3.5", icon: "max-lg:size-5", word: "max-lg:sr-only" },
  never: { box: "min-w-28 px-3.5", icon: "", word: "" },
};

type SelectTestProps = { test: SelectedTest; isSquare?: Square };

/** Adds a test to the cart and removes it; without JavaScript there is no cart, and the test is booked by itself. */
export function SelectTest({ test, isSquare = "never" }: SelectTestProps) {
  const selected = useIsSelected(test.id);
  return (
    <>
      <span className="noscript:hidden">
        <SelectToggle name={test.name} selected={selected} onToggle={() => toggleTest(test)} isSquare={isSquare} />
      </span>
      <noscript>
        <ButtonLink size="small" className="relative" href={withBasePath(bookTestPath(test.id))}>
          {words.cart.bookOne}
          <span className="sr-only">{` ${test.name}`}</span>
        </ButtonLink>
      </noscript>
    </>
  );
}

type Props = { name: string; selected: boolean; onToggle: () => void; isSquare?: Square };

/** Select or Selected: a checkbox that looks like a button. */
export function SelectToggle({ name, selected, onToggle, isSquare = "never" }: Props) {
  const { box, icon, word } = shapes[isSquare];
  return (
    <label className="relative inline-grid">
      <input
        type="checkbox"
        data-scripted
        className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        checked={selected}
        onChange={onToggle}
      />
      <span className={cx(toggleLook, box)}>
        <Icon name={selected ? "check" : "plus"} small className={icon} />
        <span className={word}>{selected ? words.testCard.selected : words.testCard.select}</span>
        <span className="sr-only">{` ${name}`}</span>
      </span>
    </label>
  );
}

const toggleLook =
  "inline-flex min-h-target items-center justify-center gap-1.5 rounded-md border border-line-control bg-card text-sm font-semibold text-action peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus";
