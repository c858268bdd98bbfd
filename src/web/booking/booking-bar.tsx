import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import type { Step } from "./booking-tabs.tsx";
import { detailsFormId, paymentFormId } from "./form-ids.ts";

type Props = {
  step: Step;
  /** Null while nothing is chosen. */
  totalPaise: Paise | null;
  isPending: boolean;
  canPress: boolean;
};

/** On a phone: the sum left, the one action right. */
export function BookingBar({ step, totalPaise, isPending, canPress }: Props) {
  const action = step === "details" ? en.booking.submit : en.booking.payment.confirm;
  return (
    <div className="bar only-narrow">
      <div>
        {totalPaise !== null && totalPaise > 0 && <b className="bar-sum">{formatRupeesExact(totalPaise)}</b>}
        <div className="xs quiet">{en.booking.payLater}</div>
      </div>
      <button
        className="btn btn-1"
        type="submit"
        form={step === "details" ? detailsFormId : paymentFormId}
        aria-disabled={isPending || !canPress}
      >
        {isPending ? en.booking.payment.processing : action}
      </button>
    </div>
  );
}
