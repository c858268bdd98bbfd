import { useQuery } from "@tanstack/react-query";
import { packagesDigestQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §2: the best saving of the catalogue, computed, over every page; it leads to the package that saves it. */
export function Promo() {
  const { data: digest } = useQuery(packagesDigestQuery());
  const best = digest?.best;
  return (
    <aside className="promo" aria-label={en.site.promo.label}>
      <div className="wrap">
        <a className="promo-go" href={best ? `/test-packages/${best.packageId}` : "/test-packages"}>
          {best && <span className="price-off">{en.site.promo.upTo(best.percent)}</span>}
          {en.site.promo.payLater} <Icon name="arrow-right" small />
        </a>
      </div>
    </aside>
  );
}
