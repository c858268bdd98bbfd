import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupeesExact } from "#core/pricing/money.ts";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { en } from "#web/texts/en.ts";

/** The tests that are booked, each with its sample and price. */
export function SummaryItems({ items }: { items: readonly ChosenItem[] }) {
  return (
    <ul className="plain-list">
      {items.map((item) => (
        <li key={item.itemId}>
          <div>
            {item.name} <span className="code">{item.code}</span>
            {item.sampleType && (
              <p className="xs quiet">
                {en.booking.picked.sample}: {item.sampleType} · {en.booking.picked.reportTime}: {item.reportTime}
              </p>
            )}
          </div>
          <b>{formatRupeesExact(pricePaise(item))}</b>
        </li>
      ))}
    </ul>
  );
}
