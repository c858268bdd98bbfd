import { useQuery } from "@tanstack/react-query";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { type FoundPackage, foundPackagesQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Motif } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { motifOf } from "#web/ui/motif-of.ts";
import "#web/ui/unfold.css";
import "./found-packages.css";

/** So many stand above the tests; the others unfold. */
const MOST_SHOWN = 2;

/** The packages that a search for tests finds too; nothing while nobody searches. */
export function FoundPackages({ word }: { word: string }) {
  const { data: found = [] } = useQuery(foundPackagesQuery(word));
  if (word === "" || found.length === 0) return null;
  return (
    <section className="foundp">
      <h2 className="found-head">{words.search.packages(found.length, word)}</h2>
      <Lines of={found.slice(0, MOST_SHOWN)} />
      {found.length > MOST_SHOWN && (
        <details className="unfold">
          <summary>
            <span>{words.search.morePackages(found.length - MOST_SHOWN)}</span> <Icon name="chevron-down" small />
          </summary>
          <Lines of={found.slice(MOST_SHOWN)} />
        </details>
      )}
    </section>
  );
}

function Lines({ of }: { of: readonly FoundPackage[] }) {
  return (
    <ul>
      {of.map((item) => (
        <li key={item.id}>
          <a href={to(`/test-packages/${item.id}`)}>
            <span className="foundp-pic on-cloth">
              <Motif name={motifOf(item.name)} />
            </span>
            <span translate="no">{item.name}</span>
            <b translate="no">{formatRupees(pricePaise(item))}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
