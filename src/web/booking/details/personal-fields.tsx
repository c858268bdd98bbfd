import { en } from "#web/texts/en.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { GenderField } from "./gender-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PinField } from "./pin-code.tsx";
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

/** Phones are shared: whose form it is must be able to leave nothing behind. */
export function KeptHere({ onClear }: { onClear: () => void }) {
  return (
    <p className="kept-here sm soft">
      <Icon name="lock" small />
      <span>{en.booking.kept.sentence}</span>
      <button className="btn btn-2 btn-s" type="button" onClick={onClear}>
        {en.booking.kept.clear}
      </button>
    </p>
  );
}
