import { useQuery, useQueryClient } from "@tanstack/react-query";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { exactPrice, type ShownItem } from "#web/booking/selection.ts";
import { packageQuery, packagesQuery } from "#web/catalogue/queries.ts";

/** Row 2.117: what was booked with its price and the total, and by name every test that a package holds. */
export function BookedTests({ items, totalPaise }: { items: readonly ShownItem[]; totalPaise: Paise }) {
  return (
    <section>
      <h3>{words.booked.confirmed.tests}</h3>
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
              <b>{exactPrice(pricePaise(item))}</b>
            </div>
            {itemType === "package" && <PackageTests packageId={itemId} />}
          </li>
        ))}
      </ul>
      <p className="booked-line booked-total">
        <b>{words.booked.confirmed.total}</b> <b translate="no">{formatRupeesExact(totalPaise)}</b>
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
