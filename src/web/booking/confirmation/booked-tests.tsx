import { useQuery, useQueryClient } from "@tanstack/react-query";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { formatExactPrice, type SelectionItemView } from "#web/booking/selection.ts";
import { ItemCode } from "#web/components/item-code.tsx";
import { packageQuery, packagesQuery } from "#web/public/catalogue/queries.ts";

/** The booked items with prices and the total, and the name of every test in a package. */
export function BookedTests({ items, totalPaise }: { items: readonly SelectionItemView[]; totalPaise: Paise }) {
  return (
    <section>
      <h3 className="mb-2">{words.confirmation.confirmed.tests}</h3>
      <ul className="group text-sm" data-dense={items.length > 5 || undefined}>
        {items.map(({ itemType, itemId, ...item }) => (
          <li
            key={`${itemType} ${itemId}`}
            className="border-t border-line py-2 print:group-data-dense:border-0 print:group-data-dense:py-0"
          >
            <div className="flex justify-between gap-x-4">
              <span>
                <b className="font-semibold print:group-data-dense:font-normal">{item.name}</b>{" "}
                <ItemCode>{item.code}</ItemCode>
                {item.sampleType && (
                  <span className="text-xs text-quiet print:group-data-dense:hidden">{` · ${item.sampleType}`}</span>
                )}
              </span>
              <b className="font-semibold whitespace-nowrap">{formatExactPrice(getPricePaise(item))}</b>
            </div>
            {itemType === "package" && <PackageTests packageId={itemId} />}
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-x-4 border-t border-line-strong py-2 text-sm font-semibold">
        <span>{words.confirmation.confirmed.total}</span> <span translate="no">{formatRupeesExact(totalPaise)}</span>
      </p>
    </section>
  );
}

/** The tests of a package, as the catalogue names them today. */
function PackageTests({ packageId }: { packageId: number }) {
  const client = useQueryClient();
  const { data } = useQuery({
    ...packageQuery(packageId),
    placeholderData: () => client.getQueryData(packagesQuery().queryKey)?.find(({ id }) => id === packageId),
  });
  return (
    <ul className="mt-1 text-soft">
      {data?.tests.map(({ id, name, code }) => (
        <li key={id} className="flex justify-between gap-x-4 py-0.75 print:py-0">
          <span translate="no">{name}</span> <ItemCode>{code}</ItemCode>
        </li>
      ))}
    </ul>
  );
}
