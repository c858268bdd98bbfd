import { useQuery } from "@tanstack/react-query";
import { selectPriceLadder } from "#core/catalogue/price-ladder.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { getMotif, hasDarkPattern } from "#web/components/motifs/motif.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { Price } from "#web/components/price.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { featuredPackagesQuery } from "#web/public/catalogue/queries.ts";

/** Silent: the packages section announces the loading. */
const skeleton = (
  <div className="rungs" aria-hidden="true">
    {[1, 2, 3].map((index) => (
      <div key={index} className="rung">
        <div className="rung-cloth" />
        <Skeleton width="long" />
      </div>
    ))}
  </div>
);

/** Three of the featured packages, each with its price; the packages section says why where there are none. */
export function PriceTeaser() {
  const { data: featured, isError } = useQuery(featuredPackagesQuery());
  if (isError || featured?.length === 0) return null;
  if (!featured) return skeleton;
  return (
    <ul className="rungs" aria-label={words.home.hero.strip}>
      {selectPriceLadder(featured).map((item) => (
        <li key={item.id}>
          <PriceStep of={item} />
        </li>
      ))}
    </ul>
  );
}

function PriceStep({ of: item }: { of: Package }) {
  return (
    <a className="rung" href={withBasePath(`/test-packages/${item.id}`)}>
      <span className={hasDarkPattern(item.name) ? "rung-cloth on-cloth" : "rung-cloth"}>
        <PatternStrip motif={getMotif(item.name)} />
      </span>
      <b className="rung-name" translate="no">
        {item.name}
      </b>
      <Price of={item} size="small" />
    </a>
  );
}
