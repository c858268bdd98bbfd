import type { Booking } from "#core/bookings/response-schema.ts";
import { parseSignedAmount } from "#core/money/signed-amount.ts";
import type { TenderMethod } from "#core/money/tenders.ts";
import { formatAmount, type Paise, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { FieldGroup, FieldHint } from "#web/components/forms/field.tsx";
import { Checkbox } from "#web/components/forms/input.tsx";
import { listLegs, sumAmounts, type TenderAmounts, toAmounts } from "#web/lib/tender-amounts.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { AmountRow } from "./amount-row.tsx";
import { type Receipt, useCorrectReceipt } from "./booking-payments.ts";
import { formatReceiptName } from "./format-receipt.ts";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentFormFrame } from "./payment-form-frame.tsx";
import { ReasonField } from "./reason-field.tsx";
import { getAmountName } from "./use-take-payment-form.ts";
import { UtrFields } from "./utr-fields.tsx";

const texts = words.admin.payments.correction;

const methods: readonly TenderMethod[] = ["cash", "upi", "card"];

type CorrectFields = TenderAmounts & { what: "taken-back" | "other-way"; utr: string; reason: string };

type Props = { booking: Pick<Booking, "id">; receipt: Receipt; onClose: () => void };

/** Takes a receipt back, and writes what is right as a new one. */
export function CorrectReceiptForm({ booking, receipt, onClose }: Props) {
  const change = useCorrectReceipt(receipt);
  const form = useActionForm<CorrectFields>({
    defaultValues: { ...getAmounts(receipt), what: "other-way", utr: receipt.utr ?? "", reason: "" },
    send: async ({ what, utr, reason, ...amounts }) => {
      const bookings = shareAmongBookings(receipt, booking.id, sumAmounts(amounts, methods));
      const isByUpi = legs.some(({ method }) => method === "upi");
      const payment = { legs, bookings, ...(isByUpi && utr.trim() && { utr }) };
      if (await change.mutateAsync({ reason, ...(what === "other-way" && { payment }) })) onClose();
    },
    getFieldName: (path) => getAmountName(path, legs),
    failed: words.admin.payments.unsent,
  });
  const values = form.watch();
  const legs = listLegs(values, methods);
  return (
    <PaymentFormFrame title={texts.title(formatReceiptName(receipt))} onClose={onClose}>
      <PaymentForm form={form} submit={texts.submit} submitting={texts.submitting} onClose={onClose}>
        <FieldGroup legend={texts.what}>
          <Checkbox type="radio" value="other-way" label={texts.otherWay} {...form.register("what")} />
          <Checkbox type="radio" value="taken-back" label={texts.takeBack} {...form.register("what")} />
        </FieldGroup>
        {values.what === "other-way" && (
          <>
            <div className="grid gap-2">
              {methods.map((method) => (
                <AmountRow key={method} method={method} input={form.register(method)} error={form.getError(method)} />
              ))}
            </div>
            {values.upi.trim() !== "" && (
              <UtrFields utr={form.register("utr")} error={form.getError("utr")} need="optional" />
            )}
          </>
        )}
        <ReasonField
          label={texts.reason}
          suggestions={texts.reasons}
          input={form.register("reason")}
          error={form.getError("reason")}
          onSuggest={(reason) => form.setValue("reason", reason, { shouldValidate: true })}
        />
        <FieldHint>{texts.hint}</FieldHint>
      </PaymentForm>
    </PaymentFormFrame>
  );
}

/** Returns the receipt's amounts without their sign: a return is written as what was given back. */
function getAmounts({ legs }: Receipt): TenderAmounts {
  return toAmounts(legs.map(({ method, amount }) => ({ method, paise: Math.abs(parseSignedAmount(amount)) })));
}

/** Returns the receipt's bookings with their amounts; this booking's is what the others leave of the sum. */
function shareAmongBookings({ bookings }: Receipt, id: number, sumPaise: Paise): { id: number; amount: string }[] {
  const others = bookings.filter((share) => share.id !== id);
  const othersPaise = others.reduce((sum, { amount }) => sum + parseAmount(amount), 0);
  return bookings.flatMap((share) => {
    if (share.id === null) return [];
    const ownPaise = share.id === id ? Math.max(sumPaise - othersPaise, 0) : parseAmount(share.amount);
    return [{ id: share.id, amount: formatAmount(ownPaise) }];
  });
}
