import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";

type Props = {
  label: string;
  hint: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
  /** For a step that takes the place of another. */
  autoFocus?: boolean;
};

/**
 * The field for a code of the second step: digits only, so that phones show their keypad; autofill offers the app's
 * code.
 */
export function CodeField({ label, hint, error, input, autoFocus = false }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Input
          className="tracking-wide"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus={autoFocus}
          {...input}
          {...wiring}
        />
      )}
    </Field>
  );
}
