import { useQuery } from "@tanstack/react-query";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { foundPackagesQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Motif } from "#web/ui/cloth.tsx";
import { motifOf } from "#web/ui/motif-of.ts";
import "./found-packages.css";

/** The packages that a search for tests finds too; nothing while nobody searches. */
export function FoundPackages({ word }: { word: string }) {
  const { data: found = [] } = useQuery(foundPackagesQuery(word));
  if (word === "" || found.length === 0) return null;
  return (
    <section className="foundp">
      <h2 className="found-head">{words.search.packages(word)}</h2>
      <ul>
        {found.map((item) => (
          <li key={item.id}>
            <a href={to(`/test-packages/${item.id}`)}>
              <span className="foundp-pic on-cloth">
                <Motif name={motifOf(item.name)} />
              </span>
              <span>{item.name}</span>
              <b>{formatRupees(pricePaise(item))}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
