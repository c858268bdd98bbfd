import { Suspense } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { CheaperBundleNote } from "#web/components/cart/cheaper-bundle-note.tsx";
import { PayLaterBanner } from "#web/components/pay-later-banner.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { ProceedLink } from "./proceed-link.tsx";

const CombinedPreparation = lazyComponent(() => import("#web/components/cart/combined-preparation.tsx"));

/** The total of the tests, and the link on; on a phone the link is in the bar instead. */
export function ReviewSummary({ tests }: { tests: readonly TestSummary[] }) {
  const texts = words.catalogue.review;
  const ids = tests.map(({ id }) => id);
  return (
    <aside className="side">
      <div className="card sum">
        <PayLaterBanner />
        <div className="sum-pad">
          <h2 className="sum-title">{texts.summary}</h2>
          <SummaryLines tests={tests} />
          <Suspense>
            <CombinedPreparation testIds={ids} />
          </Suspense>
          <div className="only-beside">
            <CheaperBundleNote testIds={ids} pathOf={reviewPath} />
          </div>
          <ProceedLink tests={tests} className="btn btn-1 btn-block only-beside" />
          <a className="btn btn-3 btn-block" href={withBasePath("/tests-new")}>
            {texts.continue}
          </a>
        </div>
      </div>
    </aside>
  );
}

function SummaryLines({ tests }: { tests: readonly TestSummary[] }) {
  const texts = words.catalogue.review;
  const { subtotalPaise, savedPaise, totalPaise } = sumBasket(tests);
  return (
    <dl className="lines" aria-live="polite">
      <div>
        <dt>{texts.count}</dt>
        <dd>{tests.length}</dd>
      </div>
      <div>
        <dt>{texts.subtotal}</dt>
        <dd translate="no">{formatRupees(subtotalPaise)}</dd>
      </div>
      {savedPaise > 0 && (
        <div className="save">
          <dt>{texts.youSave}</dt>
          <dd translate="no">{formatRupees(savedPaise)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.collection}</dt>
        <dd>{texts.free}</dd>
      </div>
      <div className="total">
        <dt>{texts.total}</dt>
        <dd translate="no">{formatRupees(totalPaise)}</dd>
      </div>
    </dl>
  );
}
