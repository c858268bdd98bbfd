import type { Package } from "#core/catalogue/schema.ts";
import { getMotif, hasDarkPattern, type MotifName } from "#web/components/motifs/motif.ts";
import { Ribbon } from "#web/components/ribbon.tsx";
import { getMotifUrl } from "#web/components/sprite.ts";

const rows = [0, 96, 192];
const columns = [0, 96, 192, 288, 384, 480, 576];

/** The package's name next to its pattern. */
export function PackageBanner({ of: item }: { of: Package }) {
  return (
    <header className={hasDarkPattern(item.name) ? "banner on-cloth" : "banner"}>
      <div className="banner-art">
        <BannerPattern motif={getMotif(item.name)} />
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

/** Three whole rows of the motif, cut only at the banner's edge; a phone shows the middle one. */
function BannerPattern({ motif }: { motif: MotifName }) {
  const href = getMotifUrl(motif);
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
