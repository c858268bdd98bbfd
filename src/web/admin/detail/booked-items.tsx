import type { UseQueryResult } from "@tanstack/react-query";
import { itemName, itemTypeLabel } from "#core/bookings/labels.ts";
import type { BookingItem } from "#core/bookings/schema.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { LineBones } from "./line-bones.tsx";

export function BookedItems({ query }: { query: UseQueryResult<BookingItem[]> }) {
  const texts = en.desk.booking;
  return (
    <section>
      <h3>{texts.items}</h3>
      <QuerySection query={query} loading={<LineBones label={texts.loadingItems} />} failed={texts.failedItems}>
        {(items) => (
          <ul className="plain-list">
            {items.map((item) => (
              <li key={item.id}>
                <span>
                  {itemName(item)}
                  <br />
                  <span className="code">
                    {item.code} · {itemTypeLabel(item.itemType)}
                  </span>
                </span>
                <b>{formatWholeRupees(fromWire(item.price))}</b>
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
    </section>
  );
}
