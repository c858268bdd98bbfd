import type { Booking } from "#core/bookings/response-schema.ts";
import { limitTenders, type Tender, type TenderMethod } from "#core/money/tenders.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { FieldGroup, FieldHint } from "#web/components/forms/field.tsx";
import { listLegs, sumAmounts, type TenderAmounts, toAmounts } from "#web/lib/tender-amounts.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { AmountRow } from "./amount-row.tsx";
import { useReturnPayment } from "./booking-payments.ts";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentFormFrame } from "./payment-form-frame.tsx";
import { ReasonField } from "./reason-field.tsx";
import { getAmountName } from "./use-take-payment-form.ts";
import { UtrFields } from "./utr-fields.tsx";

const texts = words.admin.payments;

type ReturnFields = TenderAmounts & { utr: string; reason: string };

type Props = {
  booking: Booking;
  /** What was taken and not returned, by payment method. */
  taken: readonly Tender[];
  onClose: () => void;
};

/** Returns money, the way it came: prefilled with what is to be given back. */
export function ReturnPaymentForm({ booking, taken, onClose }: Props) {
  const change = useReturnPayment(booking);
  const isWayUnknown = taken.some(({ method }) => method === "other");
  const methods: readonly TenderMethod[] = ["cash", "upi", "card", ...(isWayUnknown ? (["other"] as const) : [])];
  const form = useActionForm<ReturnFields>({
    defaultValues: { ...toAmounts(limitTenders(taken, parseAmount(booking.backAmount))), utr: "", reason: "" },
    send: async ({ utr, reason, ...amounts }) => {
      const sent = listLegs(amounts, methods);
      const isByUpi = sent.some(({ method }) => method === "upi");
      const receipt = await change.mutateAsync({ legs: sent, reason, ...(isByUpi && utr.trim() && { utr }) });
      if (receipt) onClose();
    },
    getFieldName: (path) => getAmountName(path, legs),
    failed: texts.unsent,
  });
  const values = form.watch();
  const legs = listLegs(values, methods);
  const hasUpi = values.upi.trim() !== "";
  return (
    <PaymentFormFrame title={texts.return.title} onClose={onClose}>
      <PaymentForm
        form={form}
        submit={texts.return.submit(formatRupees(sumAmounts(values, methods)))}
        submitting={texts.return.submitting}
        onClose={onClose}
      >
        <FieldGroup legend={texts.return.how}>
          {methods.map((method) => (
            <AmountRow key={method} method={method} input={form.register(method)} error={form.getError(method)} />
          ))}
        </FieldGroup>
        {hasUpi && <UtrFields utr={form.register("utr")} error={form.getError("utr")} need="optional" />}
        <ReasonField
          label={texts.return.reason}
          suggestions={texts.return.reasons}
          input={form.register("reason")}
          error={form.getError("reason")}
          onSuggest={(reason) => form.setValue("reason", reason, { shouldValidate: true })}
        />
        <FieldHint>{texts.return.most(formatRupees(parseAmount(booking.paidAmount)))}</FieldHint>
      </PaymentForm>
    </PaymentFormFrame>
  );
}
