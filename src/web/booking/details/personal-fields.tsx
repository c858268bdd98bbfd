import { PinField } from "#web/booking/area/pin-field.tsx";
import { en } from "#web/texts/en.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { GenderField } from "./gender-field.tsx";
import { KeptHere } from "./kept-here.tsx";
import { PhoneField } from "./phone-field.tsx";
import { useTextField } from "./use-text-field.ts";

const texts = en.booking.personal;

/** Spec §2 "Personal Information". */
export function PersonalFields({ onClear }: { onClear: () => void }) {
  const name = useTextField("name");
  const email = useTextField("email");
  const age = useTextField("age");
  const address = useTextField("address");
  return (
    <section className="block">
      <h2 className="block-title">{texts.title}</h2>
      <div className="fields">
        <Field label={texts.name} need="required" error={name.error}>
          {(wiring) => <input className="input" {...wiring} {...name.input} autoComplete="name" maxLength={80} />}
        </Field>
        <PhoneField />
        <Field label={texts.email} need="optional" hint={texts.emailHint} error={email.error} className="f-3">
          {(wiring) => (
            <input
              className="input"
              {...wiring}
              {...email.input}
              type="email"
              autoComplete="email"
              placeholder={texts.emailExample}
              maxLength={254}
            />
          )}
        </Field>
        <Field label={texts.age} need="optional" error={age.error} className="f-2">
          {(wiring) => (
            <input className="input" {...wiring} {...age.input} inputMode="numeric" autoComplete="off" maxLength={3} />
          )}
        </Field>
        <GenderField />
        <Field label={texts.address} need="required" hint={texts.addressHint} error={address.error}>
          {(wiring) => (
            <textarea {...wiring} {...address.input} rows={3} autoComplete="street-address" maxLength={400} />
          )}
        </Field>
        <PinField />
      </div>
      <KeptHere onClear={onClear} />
    </section>
  );
}
