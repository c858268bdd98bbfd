import type { Package } from "#core/catalogue/schema.ts";
import { getMotif, hasDarkPattern, type MotifName } from "#web/components/motifs/motif.ts";
import { Ribbon } from "#web/components/ribbon.tsx";
import { getMotifUrl } from "#web/components/sprite.ts";
import { DetailBanner } from "./detail-banner.tsx";

const rows = [0, 96, 192];
const columns = [0, 96, 192, 288, 384, 480, 576];

/** The package's name next to its pattern. */
export function PackageBanner({ of: item }: { of: Package }) {
  return (
    <DetailBanner
      of={item}
      isOnCloth={hasDarkPattern(item.name)}
      artPlace="above"
      art={<BannerPattern motif={getMotif(item.name)} />}
      tags={<Ribbon of={item} />}
    />
  );
}

/** Three whole rows of the motif, as many columns as fit; a phone shows the middle row. */
function BannerPattern({ motif }: { motif: MotifName }) {
  const href = getMotifUrl(motif);
  return (
    <svg
      className="absolute inset-0 size-full md:left-auto md:aspect-square md:w-auto md:max-w-full lg:aspect-5/3 xl:aspect-2/1"
      viewBox="0 0 672 288"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {rows.flatMap((y) =>
        columns.map((x) => (
          <use
            key={`${x} ${y}`}
            className={y === 96 ? undefined : "max-md:hidden"}
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
