import { useFormState } from "react-hook-form";
import { isAfterLatestSlot, type LatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { FormSection } from "#web/booking/form-section.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input, Select } from "#web/components/forms/input.tsx";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { DateField } from "./date-field.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { useShownDay } from "./use-shown-day.ts";
import type { HoldStatus } from "./use-slot-choice.ts";

type Props = { isShown: boolean; seat: HoldStatus; latest: LatestSlot | null; needs: BookingNeeds | null };

/** The booking form's day and slot: dates with their free seats, or native controls without JavaScript. */
export function SlotFields({ latest, ...rest }: Props) {
  const day = useShownDay(latest);
  return (
    <FormSection title={words.booking.visit.title} hint={words.booking.visit.hint}>
      <div className="grid grid-cols-1 gap-5 noscript:hidden">
        <DateField shown={day} />
        <SlotPicker day={day} latest={latest} {...rest} />
      </div>
      <NativeSlotFields latest={latest} />
    </FormSection>
  );
}

/** Day and slot with native controls, where the browser runs no JavaScript; the server checks whether it is free. */
function NativeSlotFields({ latest }: { latest: LatestSlot | null }) {
  const { errors, defaultValues } = useFormState<FormFields>();
  return (
    <noscript>
      <div className="grid gap-5">
        <Field label={words.booking.visit.date} need="required" error={errors.date?.message}>
          {(wiring) => <Input {...wiring} type="date" name="date" defaultValue={defaultValues?.date} />}
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
                <option key={slot} value={slot} disabled={isAfterLatestSlot(slot, latest)}>
                  {formatSlotTime(slot)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </noscript>
  );
}
