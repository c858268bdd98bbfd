import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import type { BookingFormValues, FormField } from "#core/bookings/booking-fields.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { PAYMENT_FORM_ID } from "#web/booking/booking-steps.tsx";
import { FormSection } from "#web/booking/form-section.tsx";
import { paymentPackageQuery, paymentTestQuery } from "#web/booking/queries.ts";
import type { SelectionView } from "#web/booking/selection.ts";
import type { HoldStatus } from "#web/booking/slots/use-slot-choice.ts";
import type { VerificationRequest } from "#web/booking/submit/use-submit.ts";
import { Button } from "#web/components/button.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { loadToast } from "#web/components/toasts/toaster.tsx";
import { DetailsReview } from "./details-review.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PayLaterOption, ProcessingNotice } from "./pay-later.tsx";
import { PhoneVerification } from "./phone-verification.tsx";

type Props = {
  shown: SelectionView;
  /** The values of the details step. */
  visit: BookingFormValues;
  totalPaise: Paise;
  /** The server's message after a price change; the new total is shown below and needs a new confirmation. */
  updatedPricesSentence: string | null;
  /** The phone verification that the server requires before it books. */
  proof: VerificationRequest | null;
  /** Why the last attempt was rejected: the toast that says so is soon gone. */
  refusal: string | null;
  seat: HoldStatus;
  isPending: boolean;
  /** Whether the button has been visible long enough; an earlier press was meant for what was there before. */
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
  onConfirm: () => void;
  onEdit: (field: FormField | "packageId") => void;
};

const VISIBLE_AFTER_MS = 600;

const SECOND_SCROLL_MS = 100;

/**
 * The second step: details and order to check, and the phone's verification if the server requires it. The confirm
 * button is in the bar, or next to the form under the total.
 */
export default function PaymentStep(props: Props) {
  const {
    shown,
    visit,
    totalPaise,
    updatedPricesSentence,
    proof,
    refusal,
    seat,
    isPending,
    isSeen,
    onSeen,
    onConfirm,
    onEdit,
  } = props;
  useEffect(scrollToTop, []);
  useEffect(preloadToast, []);
  useEffect(() => {
    const timer = setTimeout(onSeen, VISIBLE_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      onSeen(false);
    };
  }, [onSeen]);
  usePaymentItem(shown);
  const packageName = shown.mode === "package" ? shown.items[0]?.name : undefined;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isSeen) onConfirm();
  };
  return (
    <>
      {proof && <PhoneVerification key={proof.permit} proof={proof} onProved={onConfirm} />}
      <form id={PAYMENT_FORM_ID} onSubmit={confirm}>
        <DetailsReview visit={visit} items={shown.items} seat={seat} onEdit={onEdit} />
        <PayLaterOption />
        <FormSection title={words.booking.payment.order}>
          {updatedPricesSentence && (
            <UpdatedPricesNotice key={totalPaise} sentence={formatUpdatedPrices(updatedPricesSentence, totalPaise)} />
          )}
          {refusal && <UpdatedPricesNotice sentence={refusal} />}
          <OrderSummary items={shown.items} totalPaise={totalPaise} />
          <Button look="quiet" size="small" onClick={() => onEdit("packageId")}>
            {words.booking.payment.changeOrder}
          </Button>
          <ProcessingNotice packageName={isPending ? packageName : undefined} />
        </FormSection>
      </form>
    </>
  );
}

/** The prices have changed since the page was opened: the new total must be seen before it is confirmed. */
function formatUpdatedPrices(sentence: string, totalPaise: Paise): string {
  return `${sentence} ${words.booking.payment.newTotal(formatRupeesExact(totalPaise))}`;
}

/** The scroll is reset once more after 100 ms. */
function scrollToTop(): () => void {
  const scroll = () => window.scrollTo(0, 0);
  scroll();
  const again = setTimeout(scroll, SECOND_SCROLL_MS);
  return () => clearTimeout(again);
}

/** The toast that reports a lost connection must be loaded before it is lost. */
function preloadToast(): void {
  loadToast().catch(() => undefined);
}

/** Must be read before Confirm is pressed again: it scrolls itself into view, and stays. */
function UpdatedPricesNotice({ sentence }: { sentence: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={ref}>
      <SectionError sentence={sentence} />
    </div>
  );
}

/** The payment step loads once more what the details step could not load; the result replaces its fallback. */
function usePaymentItem({ mode, items: [item] }: SelectionView): void {
  const id = item?.itemId ?? 0;
  useQuery({ ...paymentPackageQuery(id), enabled: mode === "package" });
  useQuery({ ...paymentTestQuery(id), enabled: mode === "test" });
}
