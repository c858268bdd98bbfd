import type { ComponentType } from "react";
import { bookingFields, type PatientField, patientFieldNames } from "#core/bookings/fields.ts";
import { words } from "#texts";
import { Field } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { GenderField } from "./gender-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PinField } from "./pin-code.tsx";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.personal;

const controls = {
  name: NameField,
  phone: PhoneField,
  email: EmailField,
  age: AgeField,
  gender: GenderField,
  address: AddressField,
  pinCode: PinField,
} satisfies Record<PatientField, ComponentType>;

/** Row 2.92. */
export function PersonalFields({ onClear }: { onClear: () => void }) {
  return (
    <section className="block">
      <h2 className="block-title">{texts.title}</h2>
      <div className="fields">
        {patientFieldNames.map((name) => {
          const Control = controls[name];
          return <Control key={name} />;
        })}
      </div>
      <DraftNote onClear={onClear} />
    </section>
  );
}

function NameField() {
  const { error, input } = useTextField("name");
  return (
    <Field label={texts.name} need="required" error={error}>
      {(wiring) => (
        <input className="input" {...wiring} {...input} autoComplete="name" maxLength={bookingFields.name.longest} />
      )}
    </Field>
  );
}

function EmailField() {
  const { error, input } = useTextField("email");
  return (
    <Field label={texts.email} need="optional" hint={texts.emailHint} error={error} className="f-3">
      {(wiring) => (
        <input
          className="input"
          {...wiring}
          {...input}
          type="email"
          autoComplete="email"
          placeholder={texts.emailExample}
          maxLength={bookingFields.email.longest}
        />
      )}
    </Field>
  );
}

function AgeField() {
  const { error, input } = useTextField("age");
  const { longest } = bookingFields.age;
  return (
    <Field label={texts.age} need="optional" error={error} className="f-2">
      {(wiring) => (
        <input className="input" {...wiring} {...input} inputMode="numeric" autoComplete="off" maxLength={longest} />
      )}
    </Field>
  );
}

function AddressField() {
  const { error, input } = useTextField("address");
  const { longest } = bookingFields.address;
  return (
    <Field label={texts.address} need="required" hint={texts.addressHint} error={error}>
      {(wiring) => <textarea {...wiring} {...input} rows={3} autoComplete="street-address" maxLength={longest} />}
    </Field>
  );
}

/** Phones are shared: whose form it is must be able to leave nothing behind. */
function DraftNote({ onClear }: { onClear: () => void }) {
  return (
    <p className="booking-note sm soft">
      <Icon name="lock" small />
      <span>{words.booking.draft.sentence}</span>
      <button className="btn btn-2 btn-s" type="button" onClick={onClear}>
        {words.booking.draft.clear}
      </button>
    </p>
  );
}
