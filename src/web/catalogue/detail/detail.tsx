import type { ReactNode } from "react";
import { type Priced, pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { JsonLd } from "#web/site/search-engines/json-ld.tsx";
import { breadcrumbs } from "#web/site/search-engines/json-ld-things.ts";
import { SharePicture } from "#web/site/search-engines/share-picture.tsx";
import { to } from "#web/to.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Bar } from "#web/ui/cart/bar.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { PriceSummary } from "./price-summary.tsx";

type Props = {
  of: Priced & { name: string; description: string };
  path: string;
  bookPath: string;
  /** The list that it belongs to: its name, and how the way back to it is called. */
  list: { path: string; name: string; back: string };
  /** The page's head. */
  head: ReactNode;
  /** What else can be done than book, and what else there is to look at. */
  beside?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** The page of one package or test: the way back, its head, its sections, and what it costs beside and below them. */
export function Detail({ of: item, path, bookPath, list, head, beside, below, children }: Props) {
  const way = [
    { name: words.site.nav.home, path: "/" },
    { name: list.name, path: list.path },
    { name: item.name, path },
  ];
  return (
    <div className="wrap detail">
      <PageTitle title={item.name} description={item.description} />
      <SharePicture
        path={`/share${path}.png?${pricePaise(item)}`}
        says={`${item.name}: ${formatRupees(pricePaise(item))}`}
      />
      <JsonLd of={(origin) => breadcrumbs(origin, way)} />
      <nav className="crumbs" aria-label={words.catalogue.detail.crumbs}>
        <a href={to(list.path)}>
          <Icon name="chevron-left" small /> {list.back}
        </a>
      </nav>
      {head}
      <div className="split">
        <div className="gap-section">{children}</div>
        <PriceSummary of={item} bookPath={bookPath}>
          {beside}
        </PriceSummary>
      </div>
      {below}
      <Bar where="stacked">
        <Price of={item} size="small" />
        <a className="btn btn-1" href={to(bookPath)}>
          {words.catalogue.detail.book}
        </a>
      </Bar>
    </div>
  );
}

type SkeletonProps = {
  /** Read aloud, and the document's title meanwhile. */
  label: string;
  /** The shape of the page's head. */
  children: ReactNode;
};

/** The shape of a detail page before its data is there. */
export function DetailSkeleton({ label, children }: SkeletonProps) {
  return (
    <div className="wrap detail">
      <PageTitle title={label} />
      <Loading label={label}>
        <div className="crumbs" />
        {children}
        <div className="split">
          <div className="gap-section">
            <Skeleton as="box" />
            <Skeleton as="box" />
            <Skeleton as="box" />
          </div>
          <div className="card sum">
            <div className="sum-pad">
              <Skeleton as="price" width="half" />
              <Skeleton />
              <Skeleton />
              <Skeleton as="button" />
            </div>
          </div>
        </div>
      </Loading>
    </div>
  );
}

/** The document's title and description where they come with the page's data: React lifts them into the head. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const full = words.site.titleOf(title);
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  );
}

/** Four short facts in a row; two by two on a phone. A fifth, as long as a sentence, has a row of its own. */
export function Facts({ facts }: { facts: readonly (readonly [what: string, value: string | number])[] }) {
  return (
    <dl className="facts">
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
