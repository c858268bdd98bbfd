import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { genders } from "#core/patients/gender.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { FieldGroup } from "#web/components/field.tsx";
import { useTextField } from "./use-text-field.ts";

export function GenderField() {
  const { setValue } = useFormContext<FormFields>();
  const { error, input } = useTextField("gender");
  const { defaultValue, ...radio } = input;
  // A choice made while the scripts were loading: unlike typed text, the form drops it when it mounts.
  const [early] = useState(readChosenGender);
  useEffect(() => {
    if (early) setValue("gender", early);
  }, [early, setValue]);
  const texts = words.booking.personal;
  return (
    <FieldGroup legend={texts.gender} need="optional" error={error} span={4}>
      <div className="seg">
        {genders.map((gender) => (
          <label key={gender}>
            <input type="radio" {...radio} value={gender} defaultChecked={defaultValue === gender} />
            {texts.genders[gender]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function readChosenGender(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLInputElement>("input[name=gender]:checked")?.value;
}
