import { Suspense } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { CheaperBundleNote } from "#web/components/cart/cheaper-bundle-note.tsx";
import { SummaryLine, SummaryLines, SummaryTotal } from "#web/components/lists/summary-lines.tsx";
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
    <aside className="min-w-0 lg:sticky lg:top-24">
      <Card className="overflow-hidden">
        <PayLaterBanner />
        <div className="grid gap-4 p-5">
          <h2 className="text-h3 tracking-snug">{texts.summary}</h2>
          <Amounts tests={tests} />
          <Suspense>
            <CombinedPreparation testIds={ids} />
          </Suspense>
          <div className="max-lg:hidden">
            <CheaperBundleNote testIds={ids} pathOf={reviewPath} />
          </div>
          <ProceedLink tests={tests} width="full" className="max-lg:hidden" />
          <ButtonLink look="quiet" width="full" href={withBasePath("/tests-new")}>
            {texts.continue}
          </ButtonLink>
        </div>
      </Card>
    </aside>
  );
}

function Amounts({ tests }: { tests: readonly TestSummary[] }) {
  const texts = words.catalogue.review;
  const { subtotalPaise, savedPaise, totalPaise } = sumBasket(tests);
  return (
    <div aria-live="polite">
      <SummaryLines>
        <SummaryLine name={texts.count}>{tests.length}</SummaryLine>
        <SummaryLine name={texts.subtotal}>
          <span translate="no">{formatRupees(subtotalPaise)}</span>
        </SummaryLine>
        {savedPaise > 0 && (
          <SummaryLine name={texts.youSave} isSaving>
            <span translate="no">{formatRupees(savedPaise)}</span>
          </SummaryLine>
        )}
        <SummaryLine name={texts.collection}>{texts.free}</SummaryLine>
        <SummaryTotal name={texts.total}>
          <span translate="no">{formatRupees(totalPaise)}</span>
        </SummaryTotal>
      </SummaryLines>
    </div>
  );
}
