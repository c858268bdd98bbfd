import type { UseFormRegisterReturn } from "react-hook-form";
import { words } from "#texts";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";

const texts = words.admin.payments;

type Props = {
  utr: UseFormRegisterReturn;
  error: string | undefined;
  need?: "optional";
  /** Why there is no reference; left out where it need not be said. */
  reason?: UseFormRegisterReturn | undefined;
  reasonError?: string | undefined;
};

/** The reference of a UPI payment, or why there is none. */
export function UtrFields({ utr, error, need, reason, reasonError }: Props) {
  return (
    <>
      <Field label={texts.utrLabel} hint={texts.utrHint} error={error} {...(need && { need })}>
        {(wiring) => <Input inputMode="numeric" autoComplete="off" className="tracking-wide" {...utr} {...wiring} />}
      </Field>
      {reason && (
        <Field label={texts.noUtr} error={reasonError}>
          {(wiring) => <Input autoComplete="off" {...reason} {...wiring} />}
        </Field>
      )}
    </>
  );
}
