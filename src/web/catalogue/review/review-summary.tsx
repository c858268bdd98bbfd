import { Suspense } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { basketOf } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { PayLaterBanner } from "#web/ui/cards/pay-later-banner.tsx";
import { reviewPath } from "#web/ui/cart/booking-paths.ts";
import { CheaperNote } from "#web/ui/cart/cheaper-note.tsx";
import { later } from "#web/ui/data/later.tsx";
import { ProceedLink } from "./proceed-link.tsx";

const JointPreparation = later(() => import("#web/ui/cart/joint-preparation.tsx"));

/** What the tests cost together, and the way on; on a phone the way on stands in the bar instead. */
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
            <JointPreparation testIds={ids} />
          </Suspense>
          <div className="only-beside">
            <CheaperNote testIds={ids} pathOf={reviewPath} />
          </div>
          <ProceedLink tests={tests} className="btn btn-1 btn-block only-beside" />
          <a className="btn btn-3 btn-block" href={to("/tests-new")}>
            {texts.continue}
          </a>
        </div>
      </div>
    </aside>
  );
}

function SummaryLines({ tests }: { tests: readonly TestSummary[] }) {
  const texts = words.catalogue.review;
  const { subtotalPaise, savedPaise, totalPaise } = basketOf(tests);
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
