import { useFormContext } from "react-hook-form";
import { isTooLate, type LatestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { slotTimes } from "#core/slots/grid.ts";
import type { FormFields } from "#web/booking/sending/form-fields.ts";
import { en } from "#web/texts/en.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";

/** Day and hour by the browser's own controls, where it runs no JavaScript; the server says which are free. */
export function OwnVisitFields({ latest }: { latest: LatestHour | null }) {
  const {
    formState: { errors, defaultValues },
  } = useFormContext<FormFields>();
  return (
    <noscript>
      <div className="own-when">
        <Field label={en.booking.visit.date} need="required" error={errors.date?.message}>
          {(wiring) => (
            <input className="input" {...wiring} type="date" name="date" defaultValue={defaultValues?.date} />
          )}
        </Field>
        <Field label={en.booking.visit.time} need="required" hint={latest?.sentence} error={errors.time?.message}>
          {(wiring) => (
            <Select {...wiring} name="time" defaultValue={defaultValues?.time ?? ""}>
              <option value="">{en.booking.visit.time}</option>
              {slotTimes.map((slot) => (
                <option key={slot} disabled={isTooLate(slot, latest)}>
                  {slot}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </noscript>
  );
}
