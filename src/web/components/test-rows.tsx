import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { SelectTest } from "#web/components/cart/select-test.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { Gloss } from "./catalogue-text.tsx";
import { cx } from "./classes.ts";
import { Price } from "./price.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";

/** On a phone one box, and beyond it cards in columns. */
const rowsClass =
  "@container grid gap-px overflow-hidden rounded-lg border border-line-strong bg-line sm:grid-cols-2 sm:gap-3 sm:rounded-none sm:border-0 sm:bg-transparent lg:grid-cols-3";
const rowLook =
  "relative flex min-h-15 items-center gap-3 bg-card p-2 hover:bg-selected has-checked:bg-selected has-checked:marked sm:rounded-lg sm:border sm:border-line-strong sm:p-3";
const organClass = "grid size-11 flex-none place-items-center rounded-md bg-sunken";

/** Four on a phone; the search finds the others. */
function getRowClass(index: number): string {
  return cx(rowLook, index >= 4 && "max-sm:hidden");
}

/** Tests, one per row: the organ, the price and the cart's checkbox; the whole row links to the test. */
export function TestRows({ tests }: { tests: readonly TestSummary[] }) {
  return (
    <div className={rowsClass}>
      {tests.map((test, index) => (
        <article key={test.id} className={getRowClass(index)}>
          <span className={organClass}>
            <OrganMark name={test.organ} className="size-8.5" />
          </span>
          {/* With text at 200 % the price is below the name. */}
          <div className="flex min-w-0 flex-1 items-center justify-between gap-x-3 @max-xs:flex-col @max-xs:items-start">
            <h3 className="text-sm leading-snug font-medium tracking-normal">
              <a
                className="covers flex min-h-target flex-col justify-center text-inherit no-underline"
                href={withBasePath(`/tests/${test.id}`)}
              >
                <span translate="no">{test.name}</span>
                <Gloss of={test} className="text-xs" />
              </a>
            </h3>
            <Price of={test} size="tiny" layout="stack" saving={false} />
          </div>
          <SelectTest test={test} isSquare="always" />
        </article>
      ))}
    </div>
  );
}

/** Skeleton of that many rows. */
export function TestRowsSkeleton({ count }: { count: number }) {
  return (
    <Loading label={words.loading.tests} className={rowsClass}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
        <div key={index} className={getRowClass(index)}>
          <span className={organClass} />
          <Skeleton width="long" />
        </div>
      ))}
    </Loading>
  );
}
