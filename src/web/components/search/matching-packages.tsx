import { useQuery } from "@tanstack/react-query";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { type MatchingPackage, packageSearchQuery } from "#web/public/catalogue/queries.ts";
import "#web/styles/disclosure.css";
import "./matching-packages.css";

/** Number of packages above the tests; the others expand. */
const MAX_SHOWN = 2;

/** The packages that match a search for tests too; nothing without a search. */
export function MatchingPackages({ word }: { word: string }) {
  const { data: found = [] } = useQuery(packageSearchQuery(word));
  if (word === "" || found.length === 0) return null;
  return (
    <section className="foundp">
      <h2 className="found-head">{words.search.packages(found.length, word)}</h2>
      <PackageLines of={found.slice(0, MAX_SHOWN)} />
      {found.length > MAX_SHOWN && (
        <details className="unfold">
          <summary>
            <span>{words.search.morePackages(found.length - MAX_SHOWN)}</span> <Icon name="chevron-down" small />
          </summary>
          <PackageLines of={found.slice(MAX_SHOWN)} />
        </details>
      )}
    </section>
  );
}

function PackageLines({ of }: { of: readonly MatchingPackage[] }) {
  return (
    <ul>
      {of.map((item) => (
        <li key={item.id}>
          <a href={withBasePath(`/test-packages/${item.id}`)}>
            <span className="foundp-pic on-cloth">
              <Motif name={getMotif(item.name)} />
            </span>
            <span translate="no">{item.name}</span>
            <b translate="no">{formatRupees(getPricePaise(item))}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
