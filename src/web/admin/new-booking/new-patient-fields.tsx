import type { PatientField } from "#core/bookings/booking-fields.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { isLanguage, languageNames, languages } from "#core/i18n/languages.ts";
import { words } from "#texts";
import { Field } from "#web/components/forms/field.tsx";
import { Input, Select } from "#web/components/forms/input.tsx";
import { fieldRowClass, onEnter } from "./step.tsx";
import { focusField, type NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.caller;

/** Name, age and gender of a new patient. */
export function NewPatientFields({
  formState: { draft, joinedVisit, update, errors },
}: {
  formState: NewBookingFormState;
}) {
  const { patient } = draft;
  const getFieldProps = (field: Exclude<PatientField, "phone" | "landmark" | "exactAge">) => ({
    "data-place": field,
    value: patient[field],
    onChange: ({ target }: { target: { value: string } }) =>
      update((now) => ({ patient: { ...now.patient, [field]: target.value } }), field),
  });
  return (
    <>
      <Field label={texts.fullName} error={errors.fieldErrors.name}>
        {(wiring) => (
          <Input
            {...wiring}
            {...getFieldProps("name")}
            autoComplete="off"
            onKeyDown={onEnter(() => focusField("age"))}
          />
        )}
      </Field>
      <div className={fieldRowClass}>
        <Field label={texts.age} need="optional" error={errors.fieldErrors.age}>
          {(wiring) => (
            <Input
              {...wiring}
              {...getFieldProps("age")}
              autoComplete="off"
              onKeyDown={onEnter(() => focusField("gender"))}
            />
          )}
        </Field>
        <Field label={texts.gender} need="optional" error={errors.fieldErrors.gender}>
          {(wiring) => (
            <Select
              {...wiring}
              {...getFieldProps("gender")}
              onKeyDown={onEnter(() => focusField(joinedVisit || isAtCentre(draft) ? "items" : "address"))}
            >
              <option value="">{texts.noGender}</option>
              {Object.entries(texts.genders).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}

/** The language of the booking's messages: by default the one that the patient told last. */
export function LanguageField({ formState: { draft, update } }: { formState: NewBookingFormState }) {
  return (
    <Field label={texts.language}>
      {(wiring) => (
        <Select
          {...wiring}
          value={draft.language}
          onChange={({ target }) => isLanguage(target.value) && update({ language: target.value })}
        >
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code} lang={isLanguage(code) ? languages[code].tag : undefined}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
