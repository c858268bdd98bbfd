import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { genders } from "#core/patients/gender.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { FieldGroup } from "#web/components/forms/field.tsx";
import { useTextField } from "./use-text-field.ts";

const choiceClass =
  "relative grid min-h-12.5 place-items-center border-line-strong text-sm font-medium not-first:border-l has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus";

/** Optional choice between the genders, as buttons side by side. */
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
      <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-md border border-line-control bg-card">
        {genders.map((gender) => (
          <label key={gender} className={choiceClass}>
            <input
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              type="radio"
              {...radio}
              value={gender}
              defaultChecked={defaultValue === gender}
            />
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
