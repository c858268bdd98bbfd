import { type FormEvent, useEffect } from "react";
import type { BookingFormValues } from "#core/bookings/request/form.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import type { Chosen } from "#web/booking/chosen/chosen-item.ts";
import { paymentFormId } from "#web/booking/form-ids.ts";
import type { ProofWanted } from "#web/booking/sending/use-place-booking.ts";
import { SeatNote } from "#web/booking/visit/hold/seat-note.tsx";
import type { Seat } from "#web/booking/visit/hold/use-seat-hold.ts";
import { en } from "#web/texts/en.ts";
import { loadToast } from "#web/ui/overlays/toaster.tsx";
import { PreparationLines } from "#web/ui/preparation-lines.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PayLaterOption } from "./pay-later-option.tsx";
import { ProcessingNotice } from "./processing-notice.tsx";
import { ProofStep } from "./proof-step.tsx";
import { SeenNews } from "./seen-news.tsx";
import { usePaymentItem } from "./use-payment-item.ts";
import { VisitSummary } from "./visit-summary.tsx";

type Props = {
  chosen: Chosen;
  /** What was typed in the details. */
  visit: BookingFormValues;
  totalPaise: Paise;
  /** What the server said when the prices had changed; the new total then stands below and wants a new yes. */
  priceNews: string | null;
  /** What the server wants to know of the phone before it books. */
  proof: ProofWanted | null;
  /** Why the last try was refused: the toast that says it is soon gone. */
  refusal: string | null;
  seat: Seat;
  isPending: boolean;
  /** Whether it has stood there long enough to have been seen; a press before that was meant for what stood there before. */
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
  onConfirm: () => void;
};

const SEEN_AFTER_MS = 600;

const SECOND_SCROLL_MS = 100;

/** Spec §2 "Payment step". */
export default function PaymentStep(props: Props) {
  const { chosen, visit, totalPaise, priceNews, proof, refusal, seat, isPending, isSeen, onSeen, onConfirm } = props;
  useEffect(scrollToTop, []);
  useEffect(prepareToast, []);
  useEffect(() => {
    const seen = setTimeout(onSeen, SEEN_AFTER_MS, true);
    return () => {
      clearTimeout(seen);
      onSeen(false);
    };
  }, [onSeen]);
  usePaymentItem(chosen);
  const packageName = chosen.mode === "package" ? chosen.items[0]?.name : undefined;
  const texts = en.booking.payment;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isSeen) onConfirm();
  };
  return (
    <>
      {proof && <ProofStep key={proof.permit} proof={proof} onProved={onConfirm} />}
      <form id={paymentFormId} onSubmit={confirm}>
        <PayLaterOption />
        <section className="block">
          <h2 className="block-title">{texts.visit.title}</h2>
          <VisitSummary visit={visit} />
          <SeatNote seat={seat} />
          <h3>{en.booking.summary.prepare}</h3>
          <PreparationLines
            items={chosen.items}
            start={visitStart(visit.date, visit.time)}
            unknown={en.booking.summary.askFasting}
          />
        </section>
        <section className="block">
          <h2 className="block-title">{texts.order}</h2>
          {priceNews && <SeenNews key={totalPaise} sentence={newPrices(priceNews, totalPaise)} />}
          {refusal && <SeenNews sentence={refusal} />}
          <OrderSummary items={chosen.items} totalPaise={totalPaise} />
          <ProcessingNotice packageName={isPending ? packageName : undefined} />
          <button className="btn btn-1 only-wide booking-go" type="submit" aria-disabled={isPending || !isSeen}>
            {isPending ? texts.processing : texts.confirm}
          </button>
        </section>
      </form>
    </>
  );
}

/** The prices have changed since the page was opened: nobody confirms a new total unseen. */
function newPrices(sentence: string, totalPaise: Paise): string {
  return `${sentence} ${en.booking.payment.newTotal(formatRupeesExact(totalPaise))}`;
}

/** Spec §9: the scroll is reset once more after 100 ms. */
function scrollToTop(): () => void {
  const scroll = () => window.scrollTo(0, 0);
  scroll();
  const again = setTimeout(scroll, SECOND_SCROLL_MS);
  return () => clearTimeout(again);
}

/** The toast that tells of a lost line must not have to come over it. */
function prepareToast(): void {
  loadToast().catch(() => undefined);
}
