import type { PatientField } from "#core/bookings/fields.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import { words } from "#texts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { onEnter } from "./step.tsx";
import { type CallInHand, goTo } from "./use-call.ts";

const texts = words.desk.call.number;

/** Name, age and gender of somebody whom the lab does not know yet. */
export function NewPerson({ hand: { call, door, tell, refusal } }: { hand: CallInHand }) {
  const { person } = call;
  const told = (field: Exclude<PatientField, "phone" | "landmark" | "exactAge">) => ({
    "data-place": field,
    value: person[field],
    onChange: ({ target }: { target: { value: string } }) =>
      tell((now) => ({ person: { ...now.person, [field]: target.value } }), field),
  });
  return (
    <div className="call-new">
      <Field className="" label={texts.fullName} error={refusal.mistakes.name}>
        {(wiring) => (
          <input
            className="input"
            {...wiring}
            {...told("name")}
            autoComplete="off"
            onKeyDown={onEnter(() => goTo("age"))}
          />
        )}
      </Field>
      <Field className="" label={texts.age} need="optional" error={refusal.mistakes.age}>
        {(wiring) => (
          <input
            className="input"
            {...wiring}
            {...told("age")}
            autoComplete="off"
            onKeyDown={onEnter(() => goTo("gender"))}
          />
        )}
      </Field>
      <Field className="" label={texts.gender} need="optional" error={refusal.mistakes.gender}>
        {(wiring) => (
          <Select
            {...wiring}
            {...told("gender")}
            onKeyDown={onEnter(() => goTo(door || isAtCentre(call) ? "items" : "address"))}
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
  );
}
