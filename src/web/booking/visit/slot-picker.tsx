import { useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { isTooLate, type LatestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { slotTimes } from "#core/slots/grid.ts";
import type { Slot } from "#core/slots/schema.ts";
import type { FormFields } from "#web/booking/sending/form-fields.ts";
import { en } from "#web/texts/en.ts";
import { FieldGroup } from "#web/ui/forms/field.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { dayTitle } from "./day-title.ts";
import { SeatNote, seatNoteId } from "./hold/seat-note.tsx";
import type { Seat } from "./hold/use-seat-hold.ts";
import { NearestSlots } from "./lost/nearest-slots.tsx";
import { useLostSlot } from "./lost/use-lost-slot.ts";
import { usePresence } from "./lost/use-presence.ts";
import { SlotChoice } from "./slot-choice.tsx";
import { useFreshSlots } from "./use-fresh-slots.ts";

/** The twelve hours of a day with their free seats; an hour that exists is never hidden. */
export function SlotPicker({ isShown, seat, latest }: { isShown: boolean; seat: Seat; latest: LatestHour | null }) {
  const part = useRef<HTMLDivElement>(null);
  const isHere = usePresence(part);
  const { date, slots } = useFreshSlots(isShown, isHere);
  const { clearErrors } = useFormContext<FormFields>();
  const { field, fieldState } = useController<FormFields, "time">({ name: "time" });
  const known = new Map<string, Slot>(slots.data?.slots.map((slot) => [slot.time, slot]));
  const firstFree = slots.data?.slots.find(({ state, time }) => state === "free" && !isTooLate(time, latest))?.time;
  const lost = useLostSlot();
  const texts = en.booking.visit;
  return (
    <div ref={part} className="hours">
      <FieldGroup
        legend={date ? texts.timeOf(dayTitle(date)) : texts.time}
        need="required"
        hint={hintOf(date, fieldState.error ? null : latest)}
        error={fieldState.error?.message}
        className=""
      >
        {slots.isError && !slots.data && (
          <SectionError sentence={en.booking.failed.slots} onRetry={() => void slots.refetch()} />
        )}
        <p className="sr" role="status">
          {slots.isLoading && texts.loadingSlots}
        </p>
        <div className="slots" aria-busy={slots.isLoading}>
          {slotTimes.map((time) => (
            <SlotChoice
              key={time}
              time={time}
              slot={known.get(time)}
              isLate={isTooLate(time, latest)}
              isChosen={field.value === time}
              focusTarget={!lost && time === (field.value || firstFree) ? field.ref : undefined}
              onChoose={() => {
                clearErrors("time");
                field.onChange(time);
              }}
            />
          ))}
        </div>
      </FieldGroup>
      {lost && <NearestSlots lost={lost} latest={latest?.time} focusTarget={field.ref} isHere={isHere} />}
      <SeatNote id={seatNoteId} seat={seat} />
    </div>
  );
}

function hintOf(date: string, latest: LatestHour | null): string | undefined {
  const said = [date ? "" : en.booking.visit.dateFirst, latest?.sentence ?? ""].filter(Boolean);
  return said.length > 0 ? said.join(" ") : undefined;
}
