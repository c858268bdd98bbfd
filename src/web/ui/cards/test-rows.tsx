import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { SelectTest } from "#web/ui/cart/select-test.tsx";
import { OrganMark } from "#web/ui/organs/organ.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { Price } from "./price.tsx";
import "./test-rows.css";

/** Tests, a row each: what it looks at, what it costs, and its way into the cart. */
export function TestRows({ tests }: { tests: readonly TestSummary[] }) {
  return (
    <div className="pops">
      {tests.map((test) => (
        <article key={test.id} className="pop">
          <span className="pop-organ">
            <OrganMark name={test.organ} />
          </span>
          <h3>
            <a href={to(`/tests/${test.id}`)} translate="no">
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

/** The shape of so many rows before the tests are there. */
export function TestRowsSkeleton({ count }: { count: number }) {
  return (
    <Loading label={words.loading.tests} className="pops">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other name
        <div key={place} className="pop">
          <span className="pop-organ" />
          <Skeleton width="long" />
        </div>
      ))}
    </Loading>
  );
}
