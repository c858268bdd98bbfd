import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { TenderMethod } from "#core/money/tenders.ts";
import { words } from "#texts";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";

const texts = words.admin.payments;

const icons: Record<TenderMethod, IconName> = {
  cash: "banknote",
  upi: "smartphone",
  card: "credit-card",
  other: "circle-dashed",
};

type AmountRowProps = {
  method: TenderMethod;
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** Beside the amount. */
  children?: ReactNode;
};

/** A payment method and its amount, on one line; its error below. */
export function AmountRow({ method, input, error, children }: AmountRowProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-3 items-center gap-x-2 gap-y-1.5">
      <label htmlFor={id} className="flex items-center gap-2 font-medium">
        <Icon name={icons[method]} small className="text-action" /> {texts.ways[method]}
      </label>
      <RupeesInput
        id={id}
        aria-label={texts.amountBy(texts.ways[method])}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {children}
      {error && (
        <div className="col-span-full">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

/** A text field for an amount, with the keys for numbers on a phone. */
export function RupeesInput(props: React.ComponentProps<typeof Input>) {
  return (
    <span className="relative block">
      <span className="absolute inset-y-0 left-3 my-auto h-fit text-quiet" aria-hidden="true">
        {texts.rupees}
      </span>
      <Input className="pl-7 text-right font-medium" inputMode="decimal" autoComplete="off" {...props} />
    </span>
  );
}
