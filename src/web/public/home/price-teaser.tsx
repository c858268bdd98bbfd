import { useQuery } from "@tanstack/react-query";
import { selectPriceLadder } from "#core/catalogue/price-ladder.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { Gloss } from "#web/components/catalogue-text.tsx";
import { cx } from "#web/components/classes.ts";
import { getMotif, hasDarkPattern } from "#web/components/motifs/motif.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { Price } from "#web/components/price.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { featuredPackagesQuery } from "#web/public/catalogue/queries.ts";

/** Rows in one box on a phone, cards beside each other where there is room. */
const listClass =
  "grid gap-px overflow-hidden rounded-lg border border-line-strong bg-line sm:grid-cols-3 sm:gap-3 sm:overflow-visible sm:rounded-none sm:border-0 sm:bg-transparent";
const cardLook =
  "flex min-h-15 items-center gap-3 bg-card p-2 pr-3 text-ink no-underline hover:bg-selected sm:flex-col sm:items-stretch sm:gap-2 sm:overflow-hidden sm:rounded-lg sm:border sm:border-line-strong sm:p-0 sm:pb-3 sm:hover:border-action";
const patternClass = "size-11 flex-none overflow-hidden rounded-md sm:h-12 sm:w-auto sm:rounded-none lg:h-16";
const textClass =
  "flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 sm:flex-col sm:items-start sm:gap-2 sm:px-3";

/** Silent: the packages section announces the loading. */
const skeleton = (
  <div className={listClass} aria-hidden="true">
    {[1, 2, 3].map((index) => (
      <div key={index} className={cardLook}>
        <div className={cx(patternClass, "bg-sunken")} />
        <div className={textClass}>
          <Skeleton width="long" />
        </div>
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
    <ul className={listClass} aria-label={words.home.hero.strip}>
      {selectPriceLadder(featured).map((item) => (
        <li key={item.id} className="grid">
          <PriceStep of={item} />
        </li>
      ))}
    </ul>
  );
}

function PriceStep({ of: item }: { of: Package }) {
  return (
    <a className={cardLook} href={withBasePath(`/test-packages/${item.id}`)}>
      <span className={cx(patternClass, hasDarkPattern(item.name) ? "on-cloth bg-cloth" : "bg-sunken")}>
        <PatternStrip motif={getMotif(item.name)} />
      </span>
      <div className={textClass}>
        <b className="max-w-full flex-1 text-sm leading-snug font-medium wrap-break-word text-balance">
          <span translate="no">{item.name}</span>
          <Gloss of={item} className="text-xs" />
        </b>
        <Price of={item} size="small" layout="stack-narrow" isBrief />
      </div>
    </a>
  );
}
