import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { toE164 } from "#core/patients/phone.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { phoneCountryQuery } from "#web/booking/phone-country-query.ts";
import { CountryPrefix } from "#web/components/forms/country-prefix.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.personal;

/**
 * The patient's phone. An Indian mobile number needs no prefix; for a number abroad the country is shown, so that a
 * wrong one is noticed.
 */
export function PhoneField() {
  const { error, input } = useTextField("phone");
  const typed = useWatch<FormFields, "phone">({ name: "phone" }) ?? "";
  const { data: abroad } = useQuery(phoneCountryQuery(parseNumberAbroad(typed)));
  const hint = abroad && texts.phoneAbroad(abroad);
  return (
    <Field label={texts.phone} need="required" hint={hint} error={error}>
      {(wiring) => (
        <CountryPrefix typed={typed} abroad={abroad?.code}>
          <Input
            {...wiring}
            {...input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={words.forms.phoneExample}
          />
        </CountryPrefix>
      )}
    </Field>
  );
}

function parseNumberAbroad(typed: string): string | null {
  const phone = toE164(typed);
  return phone?.startsWith("+91") ? null : phone;
}
