import type { Paise } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { CoveredTestItem } from "#web/booking/details/selected-tests.tsx";
import { formatExactPrice, type SelectionItemView } from "#web/booking/selection.ts";
import { Card } from "#web/components/card.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { itemListClass } from "#web/components/lists/item-list.tsx";

type Props = { items: readonly SelectionItemView[]; totalPaise: Paise };

/** Each item with its code, sample type if known, and price; the total. */
export function OrderSummary({ items, totalPaise }: Props) {
  return (
    <Card className="px-4 py-1">
      <ul className={itemListClass} tabIndex={-1}>
        {items.map((item) => (
          <li key={`${item.itemType} ${item.itemId}`}>
            <div>
              <span translate="no">{item.name}</span> <ItemCode>{item.code}</ItemCode>
              {item.sampleType && <span className="text-xs text-quiet">{` · ${item.sampleType}`}</span>}
              <CoveredTestItem item={item} items={items} />
            </div>
            <b className="font-semibold">{formatExactPrice(getPricePaise(item))}</b>
          </li>
        ))}
        <li className="-mt-px border-t border-line-strong font-semibold">
          <span>{words.booking.summary.total}</span>
          <span>{formatExactPrice(totalPaise)}</span>
        </li>
      </ul>
    </Card>
  );
}
