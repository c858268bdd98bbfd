import type { Paise } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { CoveredTestItem } from "#web/booking/details/selected-tests.tsx";
import { formatExactPrice, type SelectionItemView } from "#web/booking/selection.ts";

type Props = { items: readonly SelectionItemView[]; totalPaise: Paise };

/** Each item with its code, sample type if known, and price; the total. */
export function OrderSummary({ items, totalPaise }: Props) {
  return (
    <ul className="card plain-list order" tabIndex={-1}>
      {items.map((item) => (
        <li key={`${item.itemType} ${item.itemId}`}>
          <div>
            <span translate="no">{item.name}</span>{" "}
            <span className="code" translate="no">
              {item.code}
            </span>
            {item.sampleType && <span className="xs quiet">{` · ${item.sampleType}`}</span>}
            <CoveredTestItem item={item} items={items} />
          </div>
          <b>{formatExactPrice(getPricePaise(item))}</b>
        </li>
      ))}
      <li className="order-total">
        <span>{words.booking.summary.total}</span>
        <b>{formatExactPrice(totalPaise)}</b>
      </li>
    </ul>
  );
}
