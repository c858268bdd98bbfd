import type { RefObject } from "react";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";

type Props = {
  label: string;
  hint: string;
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
};

/** Digits only, so that phones show their keypad; autofill offers the app's code. */
export function CodeField({ label, hint, error, input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Input
          className="tracking-wide"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          ref={input}
          {...wiring}
        />
      )}
    </Field>
  );
}
