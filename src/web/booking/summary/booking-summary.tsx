import { Suspense } from "react";
import { basketOf } from "#core/pricing/basket.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { Chosen } from "#web/booking/chosen/chosen-item.ts";
import { SummaryPreparation } from "#web/booking/later-parts.ts";
import { en } from "#web/texts/en.ts";
import { bookTestsPath } from "#web/ui/cart/booking-paths.ts";
import { CheaperNote } from "#web/ui/cart/cheaper-note.tsx";
import { PayLaterBanner } from "#web/ui/marks/pay-later-banner.tsx";
import { PackageContents } from "./package-contents.tsx";
import { SummaryItems } from "./summary-items.tsx";
import { SummaryLines } from "./summary-lines.tsx";

type Props = {
  chosen: Chosen;
  totalPaise: Paise;
  /** Not yet in the payment step, which says itself how to prepare. */
  isFilling: boolean;
};

/** Spec §2 "Summary panel": what is booked and what it costs. */
export function BookingSummary({ chosen, totalPaise, isFilling }: Props) {
  return (
    <div className="card sum">
      <PayLaterBanner />
      <div className="sum-pad">
        <h2 className="block-title">{en.booking.summary.title}</h2>
        {chosen.mode !== "package" && <SummaryItems items={chosen.items} />}
        <SummaryLines basePaise={basketOf(chosen.items).subtotalPaise} totalPaise={totalPaise} />
        {chosen.mode === "multiple-tests" && (
          <CheaperNote testIds={chosen.items.map(({ itemId }) => itemId)} pathOf={bookTestsPath} />
        )}
      </div>
      {isFilling && (
        <Suspense>
          <SummaryPreparation items={chosen.items} />
        </Suspense>
      )}
      {chosen.packageTests.length > 0 && <PackageContents tests={chosen.packageTests} />}
    </div>
  );
}
