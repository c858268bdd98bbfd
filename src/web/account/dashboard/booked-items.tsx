import type { BookingItem } from "#core/bookings/response-schema.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { formatItemName, formatItemType } from "#web/lib/format-item.ts";

type Props = { items: readonly BookingItem[]; totalAmount: string };

const headClass = "py-2.5 pr-3 pl-0 text-left text-xs font-medium text-quiet";
const cellClass = "py-2.5 pr-3 pl-0";
const priceClass = "px-0 py-2.5 text-right whitespace-nowrap";

/** The booked items, with a total row. */
export function BookedItems({ items, totalAmount }: Props) {
  const texts = words.account.details;
  return (
    <section className="grid gap-3">
      <h3 id="booked-items" className="text-base">
        {texts.items}
      </h3>
      <table className="w-full border-collapse text-sm" aria-labelledby="booked-items">
        <thead>
          <tr className="border-b border-line">
            <th className={headClass} scope="col">
              {texts.item}
            </th>
            <th className={headClass} scope="col">
              {texts.type}
            </th>
            <th className="px-0 py-2.5 text-right text-xs font-medium text-quiet" scope="col">
              {texts.price}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {items.map((item) => (
            <tr key={item.id}>
              <td className={cellClass}>
                <span translate="no">{formatItemName(item)}</span>{" "}
                <span className="text-xs font-medium tracking-wide whitespace-nowrap text-quiet" translate="no">
                  {item.code}
                </span>
              </td>
              <td className={`${cellClass} wrap-normal`}>{formatItemType(item.itemType)}</td>
              <td className={`${priceClass} font-semibold`} translate="no">
                {formatWholeRupees(parseAmount(item.price))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong align-baseline font-bold">
          <tr>
            <th className={`${cellClass} text-left`} scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td className={`${priceClass} text-xl`} translate="no">
              {formatWholeRupees(parseAmount(totalAmount))}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
