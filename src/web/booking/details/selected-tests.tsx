import { useId } from "react";
import { useLocation, useSearchParams } from "react-router";
import { withTests } from "#core/bookings/request/selection.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees, formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { ShownItem, ShownSelection } from "#web/booking/selection.ts";
import { bookTestsPath } from "#web/ui/cart/booking-paths.ts";
import { removeTest } from "#web/ui/cart/cart-store.ts";
import { CheaperNote } from "#web/ui/cart/cheaper-note.tsx";
import { HeldNote } from "#web/ui/cart/held-note.tsx";
import { showRemoved } from "#web/ui/cart/show-removed.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Thumb } from "./selected-items.tsx";

type ListProps = { shown: ShownSelection; totalPaise: Paise };

/** Row 2.91: a line from which the list unfolds; the list scrolls beyond 250 px, and stands open where a test can be left out. */
export default function SelectedTests({ shown: { items, leftOut }, totalPaise }: ListProps) {
  const id = useId();
  const texts = words.booking.selection;
  return (
    <>
      <details className="card item" open={items.some(({ heldBy }) => heldBy !== undefined)}>
        <summary>
          <Thumb motif="nabz" name="" />
          <h2 className="xs quiet" id={id}>
            {texts.tests(items.length)}
          </h2>
          <span className="item-go">
            {texts.more} <Icon name="chevron-down" small />
          </span>
          <h3>{words.bookedNames(items.map(({ name }) => name))}</h3>
          <p className="price price-s">
            <span className="xs quiet">{texts.total}</span>{" "}
            <b className="price-now" translate="no">
              {formatRupeesExact(totalPaise)}
            </b>
          </p>
          {leftOut > 0 && (
            <p className="selection-left-out">
              <Icon name="info" small /> <span>{texts.leftOut(leftOut)}</span>
            </p>
          )}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <ul className="selection-tests" aria-labelledby={id} tabIndex={0}>
          {items.map((item) => (
            <li key={item.itemId}>
              <div>
                <b translate="no">{item.name}</b>{" "}
                <span className="code" translate="no">
                  {item.code}
                </span>
                <p className="xs quiet">{`${texts.sample}: ${item.sampleType} · ${texts.reportTime}: ${item.reportTime}`}</p>
                <HeldItem item={item} items={items} />
              </div>
              <b translate="no">{formatRupeesExact(pricePaise(item))}</b>
            </li>
          ))}
        </ul>
      </details>
      <div className="only-stacked">
        <CheaperNote testIds={items.map(({ itemId }) => itemId)} pathOf={bookTestsPath} />
      </div>
    </>
  );
}

type HeldProps = { item: ShownItem; items: readonly ShownItem[] };

/** A test of the booking that another one measures too; taking it out leaves what is typed as it is. */
export function HeldItem({ item, items }: HeldProps) {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  if (item.heldBy === undefined) return null;
  const left = items.filter((other) => other !== item).map(({ itemId }) => itemId);
  return (
    <HeldNote
      name={item.name}
      by={item.heldBy}
      saves={formatRupees(pricePaise(item))}
      href={`?${withTests(query, left)}`}
      onRemove={() => {
        const restore = removeTest(item.itemId);
        showRemoved(item.name, () => {
          restore();
          setQuery(query, { replace: true, preventScrollReset: true, state });
        });
        // With the entry's state, which is the step of the booking.
        setQuery((current) => withTests(current, left), { replace: true, preventScrollReset: true, state });
      }}
    />
  );
}
