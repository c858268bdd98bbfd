import type { genders } from "#core/bookings/schema.ts";
import { en } from "#web/texts/en.ts";
import { FieldGroup } from "#web/ui/forms/field-group.tsx";
import { useTextField } from "./use-text-field.ts";

const choices: readonly (typeof genders)[number][] = ["male", "female", "other"];

export function GenderField() {
  const { error, input } = useTextField("gender");
  const { defaultValue, ...radio } = input;
  const texts = en.booking.personal;
  return (
    <FieldGroup legend={texts.gender} need="optional" error={error} className="f-4">
      <div className="seg">
        {choices.map((gender) => (
          <label key={gender}>
            <input type="radio" {...radio} value={gender} defaultChecked={defaultValue === gender} autoComplete="sex" />
            {texts.genders[gender]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
