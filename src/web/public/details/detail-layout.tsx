import type { ReactNode } from "react";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { BackLink, columnsClass, columnsPageClass } from "#web/components/page-columns.tsx";
import { Price } from "#web/components/price.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
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
    <div className={columnsPageClass}>
      <PageTitle title={item.name} description={item.description} />
      <ShareImageTags
        path={`/share${path}.png?${getPricePaise(item)}`}
        says={`${item.name}: ${formatRupees(getPricePaise(item))}`}
      />
      <JsonLd of={(origin) => createBreadcrumbs(origin, way)} />
      <BackLink path={list.path} label={words.catalogue.detail.crumbs}>
        {list.back}
      </BackLink>
      {head}
      <div className={columnsClass}>
        <div className={sectionsClass}>{children}</div>
        <PriceSummary of={item} bookPath={bookPath}>
          {beside}
        </PriceSummary>
      </div>
      {below}
      <BottomBar where="stacked">
        <Price of={item} size="small" />
        <ButtonLink look="primary" size="bar" href={withBasePath(bookPath)}>
          {words.catalogue.detail.book}
        </ButtonLink>
      </BottomBar>
    </div>
  );
}

const sectionsClass = "grid grid-cols-1 gap-8 md:gap-10";

type SectionProps = { title: string; className?: string; children: ReactNode };

/** A section of a detail page. */
export function DetailSection({ title, className, children }: SectionProps) {
  return (
    <section className={cx("grid grid-cols-1 gap-5", className)}>
      <h2>{title}</h2>
      {children}
    </section>
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
    <div className={columnsPageClass}>
      <PageTitle title={label} />
      <Loading label={label}>
        <div className="h-target" />
        {children}
        <div className={columnsClass}>
          <div className={sectionsClass}>
            <Skeleton as="box" />
            <Skeleton as="box" />
            <Skeleton as="box" />
          </div>
          <Card className="grid gap-4 p-5">
            <Skeleton as="price" width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton as="button" />
          </Card>
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
      {description && <meta name="description" content={description} lang={getTextLanguage(description)} />}
      {description && <meta property="og:description" content={description} lang={getTextLanguage(description)} />}
    </>
  );
}

/** Four short facts in a row; two by two on a phone. A fifth, as long as a sentence, has a row of its own. */
export function FactList({ facts }: { facts: readonly (readonly [what: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
      {facts.map(([what, value], index) => (
        <div key={what} className="bg-card px-3 py-2.5 odd:last:col-span-full md:p-4">
          <dt className="text-xs text-quiet">{what}</dt>
          <dd className={cx("text-sm leading-snug font-semibold", index < 4 && "md:text-lg")}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
