import { useQuery } from "@tanstack/react-query";
import { priceLadder } from "#core/catalogue/packages/price-ladder.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { featuredPackagesQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { isOnDarkCloth, motifOf } from "#web/ui/motif-of.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";

/** Silent: the section of packages says that they load. */
const skeleton = (
  <div className="rungs" aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <div key={place} className="rung">
        <div className="rung-cloth" />
        <Skeleton width="long" />
      </div>
    ))}
  </div>
);

/** Three of the packages that the lab puts forward, each with its price; the section of packages says why where there are none. */
export function PricedStrip() {
  const { data: featured, isError } = useQuery(featuredPackagesQuery());
  if (isError || featured?.length === 0) return null;
  if (!featured) return skeleton;
  return (
    <ul className="rungs" aria-label={words.home.hero.strip}>
      {priceLadder(featured).map((item) => (
        <li key={item.id}>
          <Rung of={item} />
        </li>
      ))}
    </ul>
  );
}

function Rung({ of: item }: { of: Package }) {
  return (
    <a className="rung" href={to(`/test-packages/${item.id}`)}>
      <span className={isOnDarkCloth(item.name) ? "rung-cloth on-cloth" : "rung-cloth"}>
        <Cloth motif={motifOf(item.name)} />
      </span>
      <b className="rung-name" translate="no">
        {item.name}
      </b>
      <Price of={item} size="small" />
    </a>
  );
}
