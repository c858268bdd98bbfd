import type { ComponentType } from "react";
import { useWatch } from "react-hook-form";
import { words } from "#texts";
import { type FormFields, optionalFields } from "#web/booking/form-fields.ts";
import { Field, NeedLabel } from "#web/components/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { GenderField } from "./gender-field.tsx";
import type { CollapsedFields } from "./use-collapsed-fields.ts";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.personal;

const optionalControls = {
  email: EmailField,
  age: AgeField,
  gender: GenderField,
} satisfies Record<(typeof optionalFields)[number], ComponentType>;

/** Optional fields, collapsed; values filled in already are readable without opening. */
export function OptionalFields({ collapsed, onClear }: { collapsed: CollapsedFields; onClear: () => void }) {
  const filled = useWatch<FormFields, ["email", "age", "gender"]>({ name: ["email", "age", "gender"] });
  const filledText = filled.filter(Boolean).join(" · ");
  return (
    <section className="form-section">
      <details
        className="card fold"
        open={collapsed.isOptionalOpen}
        onToggle={({ currentTarget }) => collapsed.openOptional(currentTarget.open)}
      >
        <summary>
          <span>
            {texts.optional}
            {filledText && !collapsed.isOptionalOpen && <span className="fold-told">{filledText}</span>}
          </span>
          <NeedLabel need="optional" />
          <Icon name="chevron-down" small />
        </summary>
        <div className="fields">
          {optionalFields.map((name) => {
            const Control = optionalControls[name];
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
          // As text: an e-mail field of the browser shows a Hindi domain as "xn--".
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.emailExample}
        />
      )}
    </Field>
  );
}

function AgeField() {
  const { error, input } = useTextField("age");
  return (
    <Field label={texts.age} need="optional" hint={texts.ageHint} error={error} span={2}>
      {(wiring) => <input className="input" {...wiring} {...input} autoComplete="off" />}
    </Field>
  );
}

/** Phones are shared: lets the patient clear the form. */
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
