import type { Paise } from "#core/pricing/money.ts";
import type { ChosenState } from "#web/booking/chosen/use-chosen.ts";
import { BookingSummary } from "./booking-summary.tsx";
import { HelpCard } from "./help-card.tsx";
import { ServiceCard } from "./service-card.tsx";
import { SummaryBones } from "./summary-bones.tsx";

type Props = { of: ChosenState; totalPaise: Paise };

/** Spec §2 "Summary panel": beside the form, or below it on a phone. */
export function SummaryPanel({ of, totalPaise }: Props) {
  return (
    <aside className="side booking-side">
      {of.state === "loading" && <SummaryBones />}
      {of.state === "ready" && <BookingSummary chosen={of.chosen} totalPaise={totalPaise} />}
      {(of.state === "none" || of.state === "failed") && <ServiceCard />}
      <HelpCard />
    </aside>
  );
}
