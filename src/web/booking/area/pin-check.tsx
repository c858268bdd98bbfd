import { useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormFields } from "#web/booking/sending/form-fields.ts";
import { en } from "#web/texts/en.ts";
import { useEarlyValue } from "#web/ui/forms/use-early-value.ts";
import { PinAnswer } from "./pin-answer.tsx";
import { pinInput } from "./pin-input.ts";

/** Says before the form is filled whether the lab comes; what is typed here is the form's PIN code too. */
export function PinCheck({ className }: { className: string }) {
  const id = useId();
  const { setValue, formState } = useFormContext<FormFields>();
  const typed = useWatch<FormFields, "pinCode">({ name: "pinCode" }) ?? "";
  const input = useRef<HTMLInputElement>(null);
  useEarlyValue(input, (early) => setValue("pinCode", early));
  const texts = en.booking.area;
  return (
    <section className={`card pin js-only ${className}`} aria-labelledby={`${id}-title`}>
      <div className="pin-ask">
        <label htmlFor={`${id}-input`}>
          <b id={`${id}-title`} className="side-title">
            {texts.title}
          </b>
          <span className="xs quiet">{texts.pinCode}</span>
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          className="input"
          {...pinInput}
          value={typed}
          aria-describedby={`${id}-answer`}
          onChange={({ target }) => setValue("pinCode", target.value, { shouldValidate: formState.isSubmitted })}
        />
      </div>
      <div id={`${id}-answer`} className="pin-answer" role="status">
        <PinAnswer typed={typed} />
      </div>
    </section>
  );
}
