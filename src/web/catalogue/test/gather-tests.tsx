import type { Test } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { reviewPath } from "#web/ui/cart/booking-paths.ts";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { SelectTest } from "#web/ui/cart/select-test.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Puts the test into the cart, and leads to it while something is in there. */
export function GatherTests({ test }: { test: Test }) {
  const selected = useSelectedTests();
  return (
    <div className="sum-pad gather js-only">
      <p className="sm soft">{en.catalogue.test.gather}</p>
      <div className="gather-go">
        <SelectTest test={test} />
        {selected.length > 0 && (
          <a className="btn btn-3 btn-s" href={reviewPath(selected.map(({ id }) => id))}>
            {en.catalogue.test.review(en.testList.count(selected.length))} <Icon name="arrow-right" small />
          </a>
        )}
      </div>
    </div>
  );
}
