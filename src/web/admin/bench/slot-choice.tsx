import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { parseSlotTime } from "#core/slots/grid.ts";
import { words } from "#texts";
import { bookableDaysQuery, daySlotsQuery } from "#web/admin/bookings/booking-queries.ts";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Select } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import type { ChosenSlot } from "./use-rejection.ts";

const texts = words.admin.bench.rejection;

type Props = { slot: ChosenSlot | null; onChoose: (slot: ChosenSlot) => void };

/** When the free visit is, and another slot in its place. */
export function SlotChoice({ slot, onChoose }: Props) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-1.5">
        <span className="flex items-center gap-2 font-medium">
          <Icon name="calendar" small /> {slot ? texts.visit(formatWeekdayDate(slot.day), slot.time) : texts.noSlot}
        </span>
        {!isChanging && (
          <Button look="quiet" size="narrow" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        )}
      </p>
      {isChanging && <SlotFields slot={slot} onChoose={onChoose} />}
    </>
  );
}

function SlotFields({ slot, onChoose }: Props) {
  const [day, setDay] = useState(slot?.day ?? "");
  const days = useQuery(bookableDaysQuery()).data ?? [];
  const slots = useQuery(daySlotsQuery(day)).data?.slots ?? [];
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={texts.day}>
        {(wiring) => (
          <Select autoFocus {...wiring} value={day} onChange={({ target }) => setDay(target.value)}>
            {days
              .filter(({ date, closed, hasFree }) => (closed === null && hasFree) || date === day)
              .map(({ date }) => (
                <option key={date} value={date}>
                  {formatWeekdayDate(date)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label={texts.hour}>
        {(wiring) => (
          <Select
            {...wiring}
            value={slot?.day === day ? slot.time : ""}
            onChange={({ target }) => {
              const time = parseSlotTime(target.value);
              if (time) onChoose({ day, time });
            }}
          >
            <option value="">{words.admin.move.chooseHour}</option>
            {slots
              .filter(({ state, time }) => state === "free" || (slot?.day === day && slot.time === time))
              .map(({ time }) => (
                <option key={time} value={time}>
                  {time}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
