import type { ReactNode } from "react";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Price } from "#web/components/price.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { JsonLd } from "#web/public/seo/json-ld.tsx";
import { createBreadcrumbs } from "#web/public/seo/json-ld-things.ts";
import { ShareImageTags } from "#web/public/seo/share-image-tags.tsx";
import { PriceSummary } from "./price-summary.tsx";

type Props = {
  of: Prices & { name: string; description: string };
  path: string;
  bookPath: string;
  /** The list that it belongs to: its name, and the label of the link back to it. */
  list: { path: string; name: string; back: string };
  /** The page's head. */
  head: ReactNode;
  /** Other actions than booking, and related items. */
  beside?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** The page of one package or test: the link back, its head, its sections, and its price next to and below them. */
export function DetailLayout({ of: item, path, bookPath, list, head, beside, below, children }: Props) {
  const way = [
    { name: words.site.nav.home, path: "/" },
    { name: list.name, path: list.path },
    { name: item.name, path },
  ];
  return (
    <div className="wrap detail">
      <PageTitle title={item.name} description={item.description} />
      <ShareImageTags
        path={`/share${path}.png?${getPricePaise(item)}`}
        says={`${item.name}: ${formatRupees(getPricePaise(item))}`}
      />
      <JsonLd of={(origin) => createBreadcrumbs(origin, way)} />
      <nav className="crumbs" aria-label={words.catalogue.detail.crumbs}>
        <a href={withBasePath(list.path)}>
          <Icon name="chevron-left" small /> {list.back}
        </a>
      </nav>
      {head}
      <div className="split">
        <div className="detail-sections">{children}</div>
        <PriceSummary of={item} bookPath={bookPath}>
          {beside}
        </PriceSummary>
      </div>
      {below}
      <BottomBar where="stacked">
        <Price of={item} size="small" />
        <a className="btn btn-1" href={withBasePath(bookPath)}>
          {words.catalogue.detail.book}
        </a>
      </BottomBar>
    </div>
  );
}

type SkeletonProps = {
  /** For screen readers, and the document's title meanwhile. */
  label: string;
  /** The skeleton of the page's head. */
  children: ReactNode;
};

/** Skeleton of a detail page. */
export function DetailSkeleton({ label, children }: SkeletonProps) {
  return (
    <div className="wrap detail">
      <PageTitle title={label} />
      <Loading label={label}>
        <div className="crumbs" />
        {children}
        <div className="split">
          <div className="detail-sections">
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

/** Title and description that come with the page's data: React hoists them into the head. */
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
export function FactList({ facts }: { facts: readonly (readonly [what: string, value: string | number])[] }) {
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
