import type { Package } from "#core/catalogue/schema.ts";
import { Ribbon } from "#web/ui/cards/ribbon.tsx";
import { isOnDarkCloth, type MotifName, motifOf } from "#web/ui/motif-of.ts";
import { motifHref } from "#web/ui/sprite.ts";

const rows = [0, 96, 192];
const columns = [0, 96, 192, 288, 384, 480, 576];

/** The package's name beside its cloth. */
export function PackageBanner({ of: item }: { of: Package }) {
  return (
    <header className={isOnDarkCloth(item.name) ? "banner on-cloth" : "banner"}>
      <div className="banner-art">
        <BannerCloth motif={motifOf(item.name)} />
      </div>
      <div className="banner-text">
        <div className="row">
          <Ribbon of={item} />
          <span className="code" translate="no">
            {item.code}
          </span>
        </div>
        <h1 translate="no">{item.name}</h1>
        <p>{item.description}</p>
      </div>
    </header>
  );
}

/** Three whole rows of the motif, cut by the banner's edge alone; a phone shows the middle one. */
function BannerCloth({ motif }: { motif: MotifName }) {
  const href = motifHref(motif);
  return (
    <svg viewBox="0 0 672 288" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {rows.flatMap((y) =>
        columns.map((x) => (
          <use
            key={`${x} ${y}`}
            className={y === 96 ? undefined : "more"}
            href={href}
            x={x}
            y={y}
            width="96"
            height="96"
          />
        )),
      )}
    </svg>
  );
}
