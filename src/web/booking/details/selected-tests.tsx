import { useId } from "react";
import { useLocation, useSearchParams } from "react-router";
import { setTestsParam } from "#core/bookings/create/selection.ts";
import { formatRupees, formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import type { SelectionItemView, SelectionView } from "#web/booking/selection.ts";
import { removeTest } from "#web/components/cart/cart-store.ts";
import { CheaperBundleNote } from "#web/components/cart/cheaper-bundle-note.tsx";
import { CoveredTestNote } from "#web/components/cart/covered-test-note.tsx";
import { showRemovedToast } from "#web/components/cart/show-removed-toast.ts";
import { Icon } from "#web/components/icon.tsx";
import { bookTestsPath } from "#web/lib/booking-paths.ts";
import { ItemThumbnail } from "./selected-items.tsx";

type ListProps = { shown: SelectionView; totalPaise: Paise };

/** A line that expands into the list; the list scrolls beyond 250 px, and is open where a test can be left out. */
export default function SelectedTests({ shown: { items, leftOut }, totalPaise }: ListProps) {
  const id = useId();
  const texts = words.booking.selection;
  return (
    <>
      <details className="card item" open={items.some(({ heldBy }) => heldBy !== undefined)}>
        <summary>
          <ItemThumbnail motif="nabz" name="" />
          <h2 className="xs quiet" id={id}>
            {texts.tests(items.length)}
          </h2>
          <span className="item-go">
            {texts.more} <Icon name="chevron-down" small />
          </span>
          <h3>{words.bookedNames(items.map(({ name }) => name))}</h3>
          <p className="price flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 wrap-normal">
            <span className="xs quiet">{texts.total}</span>{" "}
            <b className="price-now text-xl leading-tight font-bold tracking-tight" translate="no">
              {formatRupeesExact(totalPaise)}
            </b>
          </p>
          {leftOut > 0 && (
            <p className="selection-left-out">
              <Icon name="info" small /> <span>{texts.leftOut(leftOut)}</span>
            </p>
          )}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
        <ul className="selection-tests" aria-labelledby={id} tabIndex={0}>
          {items.map((item) => (
            <li key={item.itemId}>
              <div>
                <b translate="no">{item.name}</b>{" "}
                <span className="code" translate="no">
                  {item.code}
                </span>
                <p className="xs quiet">{`${texts.sample}: ${item.sampleType} · ${texts.reportTime}: ${item.reportTime}`}</p>
                <CoveredTestItem item={item} items={items} />
              </div>
              <b translate="no">{formatRupeesExact(getPricePaise(item))}</b>
            </li>
          ))}
        </ul>
      </details>
      <div className="only-stacked">
        <CheaperBundleNote testIds={items.map(({ itemId }) => itemId)} pathOf={bookTestsPath} />
      </div>
    </>
  );
}

type CoveredItemProps = { item: SelectionItemView; items: readonly SelectionItemView[] };

/** A booked test that another booked test already covers; removing it keeps the form's input. */
export function CoveredTestItem({ item, items }: CoveredItemProps) {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  if (item.heldBy === undefined) return null;
  const left = items.filter((otherItem) => otherItem !== item).map(({ itemId }) => itemId);
  return (
    <CoveredTestNote
      name={item.name}
      by={item.heldBy}
      saves={formatRupees(getPricePaise(item))}
      href={`?${setTestsParam(query, left)}`}
      onRemove={() => {
        const restore = removeTest(item.itemId);
        showRemovedToast(item.name, () => {
          restore();
          setQuery(query, { replace: true, preventScrollReset: true, state });
        });
        // Keeps the history entry's state, which holds the booking step.
        setQuery((current) => setTestsParam(current, left), { replace: true, preventScrollReset: true, state });
      }}
    />
  );
}
