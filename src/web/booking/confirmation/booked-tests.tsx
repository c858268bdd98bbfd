import { useQuery, useQueryClient } from "@tanstack/react-query";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { formatExactPrice, type SelectionItemView } from "#web/booking/selection.ts";
import { packageQuery, packagesQuery } from "#web/public/catalogue/queries.ts";

/** The booked items with prices and the total, and the name of every test in a package. */
export function BookedTests({ items, totalPaise }: { items: readonly SelectionItemView[]; totalPaise: Paise }) {
  return (
    <section>
      <h3>{words.confirmation.confirmed.tests}</h3>
      <ul className={items.length > 5 ? "booked booked-many" : "booked"}>
        {items.map(({ itemType, itemId, ...item }) => (
          <li key={`${itemType} ${itemId}`}>
            <div className="booked-line">
              <span>
                <b>{item.name}</b>{" "}
                <span className="code" translate="no">
                  {item.code}
                </span>
                {item.sampleType && <span className="xs quiet">{` · ${item.sampleType}`}</span>}
              </span>
              <b>{formatExactPrice(getPricePaise(item))}</b>
            </div>
            {itemType === "package" && <PackageTests packageId={itemId} />}
          </li>
        ))}
      </ul>
      <p className="booked-line booked-total">
        <b>{words.confirmation.confirmed.total}</b> <b translate="no">{formatRupeesExact(totalPaise)}</b>
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
    <ul className="booked-tests">
      {data?.tests.map(({ id, name, code }) => (
        <li key={id}>
          <span translate="no">{name}</span>{" "}
          <span className="code" translate="no">
            {code}
          </span>
        </li>
      ))}
    </ul>
  );
}
