import { useFormState } from "react-hook-form";
import { isAfterLatestSlot, type LatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { Field } from "#web/components/field.tsx";
import { Select } from "#web/components/input.tsx";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { DateField } from "./date-field.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { useShownDay } from "./use-shown-day.ts";
import type { HoldStatus } from "./use-slot-choice.ts";

type Props = { isShown: boolean; seat: HoldStatus; latest: LatestSlot | null; needs: BookingNeeds | null };

export function SlotFields({ latest, ...rest }: Props) {
  const day = useShownDay(latest);
  return (
    <section className="form-section">
      <div className="block-head">
        <h2 className="block-title">{words.booking.visit.title}</h2>
        <p className="sm soft">{words.booking.visit.hint}</p>
      </div>
      <div className="when">
        <DateField shown={day} />
        <SlotPicker day={day} latest={latest} {...rest} />
      </div>
      <NativeSlotFields latest={latest} />
    </section>
  );
}

/** Day and slot with native controls, where the browser runs no JavaScript; the server checks whether it is free. */
function NativeSlotFields({ latest }: { latest: LatestSlot | null }) {
  const { errors, defaultValues } = useFormState<FormFields>();
  return (
    <noscript>
      <div className="own-when">
        <Field label={words.booking.visit.date} need="required" error={errors.date?.message}>
          {(wiring) => (
            <input className="input" {...wiring} type="date" name="date" defaultValue={defaultValues?.date} />
          )}
        </Field>
        <Field
          label={words.booking.visit.time}
          need="required"
          hint={formatLatestSlot(latest)}
          error={errors.time?.message}
        >
          {(wiring) => (
            <Select {...wiring} name="time" defaultValue={defaultValues?.time ?? ""}>
              <option value="">{words.booking.visit.time}</option>
              {slotTimes.map((slot) => (
                <option key={slot} disabled={isAfterLatestSlot(slot, latest)}>
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
