import { en } from "#web/texts/en.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { useTextField } from "./use-text-field.ts";

/** An Indian number needs no prefix; a foreign one may be typed with its own. */
export function PhoneField() {
  const { error, input } = useTextField("phone");
  return (
    <Field label={en.booking.personal.phone} need="required" error={error} className="f-3">
      {(wiring) => (
        <div className="with-lead">
          <span aria-hidden="true">{en.booking.personal.countryCode}</span>
          <input
            className="input"
            {...wiring}
            {...input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={en.booking.personal.phoneExample}
            maxLength={20}
          />
        </div>
      )}
    </Field>
  );
}
