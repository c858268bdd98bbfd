import type { ComponentType } from "react";
import { useWatch } from "react-hook-form";
import { words } from "#texts";
import { BookingNote, noteActionClass } from "#web/booking/booking-note.tsx";
import { type FormFields, optionalFields } from "#web/booking/form-fields.ts";
import { FormSection } from "#web/booking/form-section.tsx";
import { Button } from "#web/components/button.tsx";
import { cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Field, FieldGrid, NeedLabel } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
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
    <FormSection>
      <details
        className={cx(cardClass, "group")}
        open={collapsed.isOptionalOpen}
        onToggle={({ currentTarget }) => collapsed.openOptional(currentTarget.open)}
      >
        <summary className="no-marker flex min-h-13 cursor-pointer items-center gap-3 px-3.5 py-2 text-sm font-medium">
          <span className="min-w-0">
            {texts.optional}
            {filledText && !collapsed.isOptionalOpen && (
              <span className="block text-xs font-normal text-quiet wrap-anywhere">{filledText}</span>
            )}
          </span>
          <NeedLabel need="optional" />
          <Icon name="chevron-down" small className="group-open:rotate-180" />
        </summary>
        <div className="px-3.5 pt-1 pb-4">
          <FieldGrid>
            {optionalFields.map((name) => {
              const Control = optionalControls[name];
              return <Control key={name} />;
            })}
          </FieldGrid>
        </div>
      </details>
      <DraftNote onClear={onClear} />
    </FormSection>
  );
}

function EmailField() {
  const { error, input } = useTextField("email");
  return (
    <Field label={texts.email} need="optional" hint={words.bookingPrivacy.email} error={error}>
      {(wiring) => (
        <Input
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
      {(wiring) => <Input {...wiring} {...input} autoComplete="off" />}
    </Field>
  );
}

/** Phones are shared: lets the patient clear the form. */
function DraftNote({ onClear }: { onClear: () => void }) {
  return (
    <div className="text-soft">
      <BookingNote icon="lock" sentence={words.bookingPrivacy.draft}>
        <Button look="quiet" size="small" className={noteActionClass} onClick={onClear}>
          {words.booking.draft.clear}
        </Button>
      </BookingNote>
    </div>
  );
}
