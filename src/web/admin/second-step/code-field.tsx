import type { RefObject } from "react";
import { Field } from "#web/ui/forms/field.tsx";

type Props = {
  label: string;
  hint: string;
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
};

/** A code is figures alone, so that a phone shows its keypad; what the phone offers to fill in is the app's code. */
export function CodeField({ label, hint, error, input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className="">
      {(wiring) => (
        <input
          className="input second-step-code"
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
