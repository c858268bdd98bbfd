import type { ComponentType } from "react";
import { useWatch } from "react-hook-form";
import { words } from "#texts";
import { type FormFields, optionalFields } from "#web/booking/form.ts";
import { Field, Need } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { GenderField } from "./gender-field.tsx";
import type { Folds } from "./use-folds.ts";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.personal;

const controls = {
  email: EmailField,
  age: AgeField,
  gender: GenderField,
} satisfies Record<(typeof optionalFields)[number], ComponentType>;

/** Row 2.92: what need not be told, folded away; what is filled in already can be read without opening it. */
export function OptionalFields({ folds, onClear }: { folds: Folds; onClear: () => void }) {
  const filled = useWatch<FormFields, ["email", "age", "gender"]>({ name: ["email", "age", "gender"] });
  const told = filled.filter(Boolean).join(" · ");
  return (
    <section className="block">
      <details
        className="card fold"
        open={folds.isOptionalOpen}
        onToggle={({ currentTarget }) => folds.openOptional(currentTarget.open)}
      >
        <summary>
          <span>
            {texts.optional}
            {told && !folds.isOptionalOpen && <span className="fold-told">{told}</span>}
          </span>
          <Need need="optional" />
          <Icon name="chevron-down" small />
        </summary>
        <div className="fields">
          {optionalFields.map((name) => {
            const Control = controls[name];
            return <Control key={name} />;
          })}
        </div>
      </details>
      <DraftNote onClear={onClear} />
    </section>
  );
}

function EmailField() {
  const { error, input } = useTextField("email");
  return (
    <Field label={texts.email} need="optional" hint={texts.emailHint} error={error}>
      {(wiring) => (
        <input
          className="input"
          {...wiring}
          {...input}
          type="email"
          autoComplete="email"
          placeholder={texts.emailExample}
        />
      )}
    </Field>
  );
}

function AgeField() {
  const { error, input } = useTextField("age");
  return (
    <Field label={texts.age} need="optional" hint={texts.ageHint} error={error} className="f-2">
      {(wiring) => <input className="input" {...wiring} {...input} autoComplete="off" />}
    </Field>
  );
}

/** Phones are shared: whose form it is must be able to leave nothing behind. */
function DraftNote({ onClear }: { onClear: () => void }) {
  return (
    <p className="booking-note sm soft">
      <Icon name="lock" small />
      <span>{words.booking.draft.sentence}</span>
      <button className="btn btn-3 btn-s" type="button" onClick={onClear}>
        {words.booking.draft.clear}
      </button>
    </p>
  );
}
