import { pricePaise } from "#core/pricing/discount.ts";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { HeldItem } from "#web/booking/details/selected-tests.tsx";
import { exactPrice, type ShownItem } from "#web/booking/selection.ts";

type Props = { items: readonly ShownItem[]; totalPaise: Paise };

/** Row 2.109: each item with its code, sample type if known, and price; the total. */
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
            <HeldItem item={item} items={items} />
          </div>
          <b>{exactPrice(pricePaise(item))}</b>
        </li>
      ))}
      <li className="order-total">
        <span>{words.booking.summary.total}</span>
        <b>{exactPrice(totalPaise)}</b>
      </li>
    </ul>
  );
}
