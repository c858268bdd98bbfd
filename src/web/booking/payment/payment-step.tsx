import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import type { BookingFormValues, FormField } from "#core/bookings/fields.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { paymentFormId } from "#web/booking/booking-steps.tsx";
import { paymentPackageQuery, paymentTestQuery } from "#web/booking/queries.ts";
import type { ShownSelection } from "#web/booking/selection.ts";
import type { ProofWanted } from "#web/booking/submit/use-submit.ts";
import type { Seat } from "#web/booking/visit/use-visit.ts";
import { loadToast } from "#web/ui/overlays/toaster.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PayLaterOption, ProcessingNotice } from "./pay-later.tsx";
import { ProofStep } from "./proof-step.tsx";
import { VisitCheck } from "./visit-check.tsx";
import "./payment.css";

type Props = {
  shown: ShownSelection;
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
  onEdit: (field: FormField | "packageId") => void;
};

const SEEN_AFTER_MS = 600;

const SECOND_SCROLL_MS = 100;

/** Row 2.105; the button that confirms stands in the bar, or beside it under the total. */
export default function PaymentStep(props: Props) {
  const { shown, visit, totalPaise, priceNews, proof, refusal, seat, isPending, isSeen, onSeen, onConfirm, onEdit } =
    props;
  useEffect(scrollToTop, []);
  useEffect(prepareToast, []);
  useEffect(() => {
    const seen = setTimeout(onSeen, SEEN_AFTER_MS, true);
    return () => {
      clearTimeout(seen);
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
      {proof && <ProofStep key={proof.permit} proof={proof} onProved={onConfirm} />}
      <form id={paymentFormId} onSubmit={confirm}>
        <VisitCheck visit={visit} items={shown.items} seat={seat} onEdit={onEdit} />
        <PayLaterOption />
        <section className="block">
          <h2 className="block-title">{words.booking.payment.order}</h2>
          {priceNews && <SeenNews key={totalPaise} sentence={newPrices(priceNews, totalPaise)} />}
          {refusal && <SeenNews sentence={refusal} />}
          <OrderSummary items={shown.items} totalPaise={totalPaise} />
          <button className="btn btn-3 btn-s" type="button" onClick={() => onEdit("packageId")}>
            {words.booking.payment.changeOrder}
          </button>
          <ProcessingNotice packageName={isPending ? packageName : undefined} />
        </section>
      </form>
    </>
  );
}

/** The prices have changed since the page was opened: nobody confirms a new total unseen. */
function newPrices(sentence: string, totalPaise: Paise): string {
  return `${sentence} ${words.booking.payment.newTotal(formatRupeesExact(totalPaise))}`;
}

/** Row 9.31: the scroll is reset once more after 100 ms. */
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

/** What must be read before Confirm is pressed again: it scrolls itself into view, and stays. */
function SeenNews({ sentence }: { sentence: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={place}>
      <SectionError sentence={sentence} />
    </div>
  );
}

/** Row 7.15: what the details could not load the payment step asks for once more; what comes takes its fallback's place. */
function usePaymentItem({ mode, items: [item] }: ShownSelection): void {
  const id = item?.itemId ?? 0;
  useQuery({ ...paymentPackageQuery(id), enabled: mode === "package" });
  useQuery({ ...paymentTestQuery(id), enabled: mode === "test" });
}
