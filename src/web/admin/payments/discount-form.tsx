import type { Booking } from "#core/bookings/response-schema.ts";
import { calculateDiscount } from "#core/money/discount.ts";
import { parseRupees } from "#core/money/typed-rupees.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { parseNumber } from "#core/text-schemas.ts";
import { words } from "#texts";
import { Field, FieldGrid } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { formatTyped } from "#web/lib/tender-amounts.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { RupeesInput } from "./amount-row.tsx";
import { useGiveDiscount } from "./booking-payments.ts";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentFormFrame } from "./payment-form-frame.tsx";
import { ReasonField } from "./reason-field.tsx";

const texts = words.admin.payments.give;

type DiscountFields = { amount: string; percent: string; reason: string };

/** Gives a discount in rupees; a percentage is only a way to type them. */
export function DiscountForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const totalPaise = parseAmount(booking.totalAmount);
  const change = useGiveDiscount(booking);
  const form = useActionForm<DiscountFields>({
    defaultValues: { amount: "", percent: "", reason: "" },
    send: async ({ amount, reason }) => {
      if (await change.mutateAsync({ amount, reason })) onClose();
    },
    failed: words.admin.payments.unsent,
  });
  const discountPaise = parseRupees(form.watch("amount")) ?? 0;
  const percent = form.register("percent", {
    onChange: (event) => {
      const typed = parseNumber(event.target.value);
      const isPercent = typed > 0 && typed <= 100;
      form.setValue("amount", isPercent ? formatTyped(calculateDiscount(totalPaise, typed)) : "");
    },
  });
  return (
    <PaymentFormFrame title={texts.title} onClose={onClose}>
      <PaymentForm
        form={form}
        submit={texts.submit(formatRupees(discountPaise))}
        submitting={texts.submitting}
        onClose={onClose}
      >
        <FieldGrid dense>
          <Field label={texts.amount} error={form.getError("amount")} span={4}>
            {(wiring) => (
              <RupeesInput {...form.register("amount", { onChange: () => form.setValue("percent", "") })} {...wiring} />
            )}
          </Field>
          <Field label={texts.percent} span={2}>
            {(wiring) => <Input inputMode="decimal" autoComplete="off" placeholder="%" {...percent} {...wiring} />}
          </Field>
        </FieldGrid>
        <ReasonField
          label={texts.reason}
          suggestions={texts.reasons}
          input={form.register("reason")}
          error={form.getError("reason")}
          onSuggest={(reason) => form.setValue("reason", reason, { shouldValidate: true })}
        />
        {discountPaise > 0 && discountPaise <= totalPaise && (
          <p aria-live="polite">{texts.rest(formatRupees(totalPaise - discountPaise))}</p>
        )}
      </PaymentForm>
    </PaymentFormFrame>
  );
}
