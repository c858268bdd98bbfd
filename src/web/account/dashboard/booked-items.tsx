import type { BookingItem } from "#core/bookings/response-schema.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { formatItemName, formatItemType } from "#web/lib/format-item.ts";

type Props = { items: readonly BookingItem[]; totalAmount: string };

/** The booked items, with a total row. */
export function BookedItems({ items, totalAmount }: Props) {
  const texts = words.account.details;
  return (
    <section>
      <h3 id="booked-items">{texts.items}</h3>
      <table className="details-items" aria-labelledby="booked-items">
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <span translate="no">{formatItemName(item)}</span>{" "}
                <span className="code" translate="no">
                  {item.code}
                </span>
              </td>
              <td>{formatItemType(item.itemType)}</td>
              <td translate="no">{formatWholeRupees(parseAmount(item.price))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td translate="no">{formatWholeRupees(parseAmount(totalAmount))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
