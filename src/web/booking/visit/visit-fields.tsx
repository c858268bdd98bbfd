import { useFormState } from "react-hook-form";
import { isTooLate, type LatestHour } from "#core/catalogue/preparation/latest-hour.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { DateField } from "./date-field.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { useShownDay } from "./use-shown-day.ts";
import type { Seat } from "./use-visit.ts";

type Props = { isShown: boolean; seat: Seat; latest: LatestHour | null; needs: BookingNeeds | null };

/** Row 2.94. */
export function VisitFields({ latest, ...rest }: Props) {
  const day = useShownDay(latest);
  return (
    <section className="block">
      <div className="block-head">
        <h2 className="block-title">{words.booking.visit.title}</h2>
        <p className="sm soft">{words.booking.visit.hint}</p>
      </div>
      <div className="when">
        <DateField shown={day} />
        <SlotPicker day={day} latest={latest} {...rest} />
      </div>
      <OwnVisitFields latest={latest} />
    </section>
  );
}

/** Day and hour by the browser's own controls, where it runs no JavaScript; the server says which are free. */
function OwnVisitFields({ latest }: { latest: LatestHour | null }) {
  const { errors, defaultValues } = useFormState<FormFields>();
  return (
    <noscript>
      <div className="own-when">
        <Field label={words.booking.visit.date} need="required" error={errors.date?.message}>
          {(wiring) => (
            <input className="input" {...wiring} type="date" name="date" defaultValue={defaultValues?.date} />
          )}
        </Field>
        <Field label={words.booking.visit.time} need="required" hint={latest?.sentence} error={errors.time?.message}>
          {(wiring) => (
            <Select {...wiring} name="time" defaultValue={defaultValues?.time ?? ""}>
              <option value="">{words.booking.visit.time}</option>
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
