import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { toE164 } from "#core/patients/phone.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import { phoneCountryQuery } from "#web/booking/queries.ts";
import { CountryLead } from "#web/ui/forms/country-lead.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.personal;

/** An Indian mobile needs no prefix; of a number abroad the country is said back, so that a wrong one is noticed. */
export function PhoneField() {
  const { error, input } = useTextField("phone");
  const typed = useWatch<FormFields, "phone">({ name: "phone" }) ?? "";
  const { data: abroad } = useQuery(phoneCountryQuery(numberAbroad(typed)));
  const hint = abroad && texts.phoneAbroad(abroad);
  return (
    <Field label={texts.phone} need="required" hint={hint} error={error} className="">
      {(wiring) => (
        <CountryLead typed={typed} abroad={abroad?.code}>
          <input
            className="input"
            {...wiring}
            {...input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={words.forms.phoneExample}
          />
        </CountryLead>
      )}
    </Field>
  );
}

function numberAbroad(typed: string): string | null {
  const phone = toE164(typed);
  return phone?.startsWith("+91") ? null : phone;
}
