import type { TestSummary } from "#core/catalogue/schema.ts";
import { basketOf } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { ProceedLink } from "./proceed-link.tsx";

/** The sum and the way on, where the summary stands below the list. */
export function ReviewBar({ tests }: { tests: readonly TestSummary[] }) {
  return (
    <div className="bar only-stacked">
      <div>
        <b className="bar-sum">{formatRupees(basketOf(tests).totalPaise)}</b>
        <div className="xs quiet">{en.testList.count(tests.length)}</div>
      </div>
      <ProceedLink tests={tests} className="btn btn-1" />
    </div>
  );
}
