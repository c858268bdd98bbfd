import { useQuery } from "@tanstack/react-query";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { type MatchingPackage, packageSearchQuery } from "#web/public/catalogue/queries.ts";

/** The title of what was found: the packages, and the tests that the page lists below. */
export const foundTitleClass = "mt-5 mb-3 text-h3 tracking-snug";

/** Number of packages above the tests; the others expand. */
const MAX_SHOWN = 2;

/** The packages that match a search for tests too; nothing without a search. */
export function MatchingPackages({ word }: { word: string }) {
  const { data: found = [] } = useQuery(packageSearchQuery(word));
  if (word === "" || found.length === 0) return null;
  return (
    <section>
      <h2 className={foundTitleClass}>{words.search.packages(found.length, word)}</h2>
      <PackageLines of={found.slice(0, MAX_SHOWN)} />
      {found.length > MAX_SHOWN && (
        <Disclosure label={words.search.morePackages(found.length - MAX_SHOWN)}>
          <PackageLines of={found.slice(MAX_SHOWN)} />
        </Disclosure>
      )}
    </section>
  );
}

function PackageLines({ of }: { of: readonly MatchingPackage[] }) {
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {of.map((item) => (
        <li key={item.id}>
          <a
            className="flex min-h-16 flex-wrap items-center gap-x-3 rounded-md border border-line bg-card py-2 pr-3 pl-2 leading-snug font-medium text-ink no-underline hover:border-action"
            href={withBasePath(`/test-packages/${item.id}`)}
          >
            <span className="on-cloth grid size-12 flex-none place-items-center rounded-md bg-cloth">
              <Motif name={getMotif(item.name)} className="size-10" />
            </span>
            <span className="min-w-(--words) flex-1" translate="no">
              {item.name}
            </span>
            <b className="font-bold" translate="no">
              {formatRupees(getPricePaise(item))}
            </b>
          </a>
        </li>
      ))}
    </ul>
  );
}
