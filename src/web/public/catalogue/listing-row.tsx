import { memo, useId, useState } from "react";
import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { removeTest } from "#web/components/cart/cart-store.ts";
import { CoveredTestNote } from "#web/components/cart/covered-test-note.tsx";
import { SelectTest } from "#web/components/cart/select-test.tsx";
import { CatalogueText, Gloss } from "#web/components/catalogue-text.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { Price } from "#web/components/price.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { Tag } from "#web/components/tag.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { getReportTime, getSampleType } from "#web/lib/format-test.ts";

type Props = {
  of: TestSummary;
  category: Category | undefined;
  /** The selected test that covers this selected one too. */
  heldBy: string | undefined;
  /** Under a title that says that it is popular. */
  isPopularGroup: boolean;
};

/** The box around the rows. */
export const listingRowsClass = "-mx-gutter border-t border-line-strong outline-0 md:-mx-3";
/** Rows far off the screen are not laid out until they come near. */
const rowClass =
  "relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-3 border-b border-line px-gutter py-2 [content-visibility:auto] [contain-intrinsic-block-size:auto_64px] has-checked:bg-selected has-checked:marked md:grid-cols-[minmax(0,1fr)_14rem_7rem_auto] md:grid-rows-[auto_1fr] md:px-3 md:py-2.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_14rem_7rem_auto] lg:gap-x-5";
const nameClass = "hover:text-action md:-my-3 md:block md:py-3";

/**
 * One test as a row: its purpose, its sample, its price, and its cart button. On a phone its name expands the rest in
 * place; on wider screens, and without scripts, all of it is shown and the name is a link.
 */
export const ListingRow = memo(function TestRow({ of: test, category, heldBy, isPopularGroup }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const page = withBasePath(`/tests/${test.id}`);
  return (
    <article className={rowClass}>
      <div className="contents md:row-span-2 md:block">
        <h3 className="col-start-1 text-base leading-snug tracking-normal text-pretty">
          <a
            className={cx(nameClass, "text-inherit no-underline max-md:hidden max-md:noscript:inline")}
            translate="no"
            href={page}
          >
            {test.name}
          </a>
          <button
            className={openClass}
            translate="no"
            type="button"
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {test.name}
          </button>
          <Gloss of={test} className="text-sm" />
        </h3>
        {test.indication && test.indication !== test.gloss && (
          <p className="col-start-1 text-sm leading-snug text-soft lg:hidden">
            <CatalogueText of={test} field="indication" />
          </p>
        )}
        <Facts of={test} isOpen={isOpen} />
      </div>
      <div
        className={cx(
          "col-span-full gap-3 pt-2 text-sm leading-normal text-soft md:contents",
          isOpen ? "max-md:grid" : "max-md:hidden max-md:noscript:grid",
        )}
        id={moreId}
      >
        <p className="md:max-lg:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CatalogueText of={test} field="description" />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 md:-col-end-3 md:row-span-2 md:row-start-1">
          <span>{category && <CatalogueText of={category} field="name" />}</span>
          {test.isPopular && (
            <span className={isPopularGroup ? "hidden" : undefined}>
              <Tag look="action">{words.testCard.popular}</Tag>
            </span>
          )}
        </p>
        <a
          className="relative -my-2.5 inline-flex min-h-target items-center gap-0.5 justify-self-start font-medium no-underline hover:underline md:-col-end-2 md:row-start-2 md:justify-self-end"
          href={page}
        >
          {words.testCard.details}
          <span className="sr-only">{` ${test.name}`}</span> <Icon name="chevron-right" small className="md:hidden" />
        </a>
      </div>
      <div className="-col-end-2 row-span-2 row-start-1 justify-self-end md:row-span-1">
        <Price of={test} size="tiny" layout="stack-narrow" saving={false} />
      </div>
      <div className="-col-end-1 row-span-3 row-start-1 self-center md:row-span-2">
        <SelectTest test={test} isSquare="narrow" />
      </div>
      {heldBy && (
        <div className="relative col-span-full">
          <CoveredTestNote
            name={test.name}
            by={heldBy}
            saves={formatRupees(getPricePaise(test))}
            onRemove={() => removeTest(test.id)}
          />
        </div>
      )}
    </article>
  );
});

/** The whole row is its target; the square, the link and the note lie above. */
const openClass =
  "covers cursor-pointer border-0 bg-transparent p-0 text-start text-inherit hover:text-action focus-visible:outline-0 focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus md:hidden noscript:hidden";

/** Code, sample and report time in one line. */
function Facts({ of: test, isOpen }: { of: TestSummary; isOpen: boolean }) {
  const texts = words.testCard;
  return (
    <p className="mt-0.5 flex items-center gap-x-1 text-xs leading-normal text-quiet max-md:col-span-2">
      <ItemCode>{test.code}</ItemCode>
      <span className="before:mr-1 before:content-['·'/'']">
        <span className="sr-only">{texts.sample} </span>
        <span>{getSampleType(test.sampleType)}</span>
        <span aria-hidden="true"> · </span>
        <span className="sr-only">{texts.reportTime} </span>
        <span>{getReportTime(test.reportTime, "list")}</span>
      </span>
      <Icon
        name="chevron-down"
        small
        className={cx("transition-transform md:hidden noscript:hidden", isOpen && "rotate-180")}
      />
    </p>
  );
}

/** As many rows as a phone shows at first. */
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

/** Skeleton of the list. */
export function ListingRowsSkeleton() {
  return (
    <Loading label={words.loading.tests} className={listingRowsClass}>
      {SKELETON_ROWS.map((index) => (
        <div className="grid min-h-21 content-start gap-2 border-b border-line px-gutter py-2 md:px-3" key={index}>
          <Skeleton as="title" width="long" />
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </Loading>
  );
}
