import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { SelectTest } from "#web/components/cart/select-test.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { Price } from "./price.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";
import "#web/styles/test-rows.css";

/** Tests, one per row: the organ, the price and the cart's checkbox. */
export function TestRows({ tests }: { tests: readonly TestSummary[] }) {
  return (
    <div className="pops">
      {tests.map((test) => (
        <article key={test.id} className="pop">
          <span className="pop-organ">
            <OrganMark name={test.organ} />
          </span>
          <h3>
            <a href={withBasePath(`/tests/${test.id}`)} translate="no">
              {test.name}
            </a>
          </h3>
          <Price of={test} size="small" />
          <SelectTest test={test} />
        </article>
      ))}
    </div>
  );
}

/** Skeleton of that many rows. */
export function TestRowsSkeleton({ count }: { count: number }) {
  return (
    <Loading label={words.loading.tests} className="pops">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
        <div key={index} className="pop">
          <span className="pop-organ" />
          <Skeleton width="long" />
        </div>
      ))}
    </Loading>
  );
}
