import { pricePaise } from "#core/pricing/discount.ts";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { HeldItem } from "#web/booking/picked/held-item.tsx";
import { en } from "#web/texts/en.ts";
import { exactPrice } from "./exact-price.ts";

/** The tests that are booked, each with its sample and price; the list scrolls beyond 250 px (spec §9). */
export function SummaryItems({ items }: { items: readonly ChosenItem[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ul className="plain-list sum-items" aria-label={en.booking.summary.items} tabIndex={0}>
      {items.map((item) => (
        <li key={item.itemId}>
          <div>
            {item.name} <span className="code">{item.code}</span>
            {item.sampleType && (
              <p className="xs quiet">
                {en.booking.picked.sample}: {item.sampleType} · {en.booking.picked.reportTime}: {item.reportTime}
              </p>
            )}
            <HeldItem item={item} items={items} />
          </div>
          <b>{exactPrice(pricePaise(item))}</b>
        </li>
      ))}
    </ul>
  );
}
