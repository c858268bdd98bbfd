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
import { ItemCode } from "#web/components/item-code.tsx";
import { bookTestsPath } from "#web/lib/booking-paths.ts";
import {
  ItemThumbnail,
  SelectionTitle,
  selectedNameClass,
  selectionClass,
  selectionSummaryClass,
} from "./selected-items.tsx";

type ListProps = { shown: SelectionView; totalPaise: Paise };

/**
 * The tests being booked, as a line that expands into their list. The list scrolls beyond 250 px, and is open where a
 * test can be left out.
 */
export default function SelectedTests({ shown: { items, leftOut }, totalPaise }: ListProps) {
  const id = useId();
  const texts = words.booking.selection;
  return (
    <>
      <details className={selectionClass} open={items.some(({ heldBy }) => heldBy !== undefined)}>
        <summary className={selectionSummaryClass}>
          <ItemThumbnail motif="nabz" name="" className="sm:size-16" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <SelectionTitle id={id} title={texts.tests(items.length)} action={texts.more} />
            <h3 className={selectedNameClass}>{words.bookedNames(items.map(({ name }) => name))}</h3>
            <p className="flex flex-wrap items-baseline gap-x-2 wrap-normal">
              <span className="text-xs text-quiet">{texts.total}</span>{" "}
              <b className="leading-tight font-bold tracking-tight" translate="no">
                {formatRupeesExact(totalPaise)}
              </b>
            </p>
            {leftOut > 0 && (
              <p className="flex gap-2 pt-2 text-sm">
                <Icon name="info" small className="mt-0.75" /> <span>{texts.leftOut(leftOut)}</span>
              </p>
            )}
          </div>
        </summary>
        <ul
          className="relative max-h-62.5 overflow-auto overscroll-contain px-4 focus-visible:-outline-offset-3"
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
        >
          {items.map((item) => (
            <li key={item.itemId} className="flex justify-between gap-4 border-t border-line py-3 text-sm">
              <div>
                <b className="font-semibold" translate="no">
                  {item.name}
                </b>{" "}
                <ItemCode>{item.code}</ItemCode>
                <p className="text-xs leading-normal text-quiet">{`${texts.sample}: ${item.sampleType} · ${texts.reportTime}: ${item.reportTime}`}</p>
                <CoveredTestItem item={item} items={items} />
              </div>
              <b className="font-semibold" translate="no">
                {formatRupeesExact(getPricePaise(item))}
              </b>
            </li>
          ))}
        </ul>
      </details>
      <div className="lg:hidden">
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
