import type { Paise } from "#core/pricing/money.ts";
import { PinCheck } from "#web/booking/area/pin-check.tsx";
import { bookable, type ChosenState } from "#web/booking/chosen/use-chosen.ts";
import { BookingSummary } from "./booking-summary.tsx";
import { HelpCard } from "./help-card.tsx";
import { ServiceCard } from "./service-card.tsx";
import { SummaryBones } from "./summary-bones.tsx";

type Props = {
  of: ChosenState;
  totalPaise: Paise;
  /** Not yet in the payment step. */
  isFilling: boolean;
};

/** Spec §2 "Summary panel": beside the form, or below it on a phone. */
export function SummaryPanel({ of, totalPaise, isFilling }: Props) {
  const chosen = bookable(of);
  return (
    <aside className="side booking-side">
      {isFilling && <PinCheck className="pin-beside" />}
      {of.state === "loading" && <SummaryBones />}
      {chosen && <BookingSummary chosen={chosen} totalPaise={totalPaise} isFilling={isFilling} />}
      {of.state !== "loading" && !chosen && <ServiceCard />}
      <HelpCard />
    </aside>
  );
}
