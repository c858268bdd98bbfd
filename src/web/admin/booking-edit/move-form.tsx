import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { MoveReason } from "#core/bookings/edit/move-reasons.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import { parseSlotTime, type SlotTime, slotTimes } from "#core/slots/grid.ts";
import type { BookableDay, DaySlots } from "#core/slots/schema.ts";
import { words } from "#texts";
import { bookableDaysQuery, daySlotsQuery } from "#web/admin/bookings/booking-queries.ts";
import { useMoveVisit } from "#web/admin/bookings/use-booking-change.ts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { Field, FieldHint } from "#web/components/forms/field.tsx";
import { Select } from "#web/components/forms/input.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { formatShortDate, formatWeekday } from "#web/lib/format-date.ts";
import { editFormClass, formButtonsClass } from "./form-classes.ts";
import { MoveReasonSelect } from "./move-reason-select.tsx";
import { useMoveConflict } from "./use-move-conflict.ts";

/** Moves an upcoming visit to another slot. */
export function MoveForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [day, setDay] = useState("");
  const [time, setTime] = useState<SlotTime | null>(null);
  const [reason, setReason] = useState<MoveReason | undefined>();
  const days = useQuery(bookableDaysQuery());
  const daySlots = useQuery(daySlotsQuery(day));
  const findConflict = useMoveConflict(booking);
  const move = useMoveVisit();
  const withNotificationHint = useNotificationHint();
  const texts = words.admin.move;
  const isReady = day !== "" && time !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || move.isPending) return;
    move.mutate({ visit: booking, day, time, reason }, { onSuccess: (moved) => moved && onClose() });
  };
  const failed = days.error ?? daySlots.error;
  return (
    <form className={editFormClass} onSubmit={submit}>
      <DaySelect days={days.data ?? []} day={day} onChange={setDay} />
      <SlotSelect
        daySlots={daySlots.data}
        time={time}
        findConflict={(slotTime) => findConflict(day, slotTime)}
        onChange={setTime}
        isEnabled={day !== ""}
      />
      <MoveReasonSelect reason={reason} onChange={setReason} />
      {failed && <SectionError sentence={texts.failedHours} />}
      <FieldHint>{withNotificationHint(texts.notifyHint)}</FieldHint>
      <div className={formButtonsClass}>
        <Button look="primary" size="small" type="submit" disabled={!isReady} aria-disabled={move.isPending}>
          {move.isPending ? texts.moving : texts.move}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </form>
  );
}

type DaySelectProps = { days: readonly BookableDay[]; day: string; onChange: (day: string) => void };

/** Closed days can be selected too: the server asks for confirmation. */
function DaySelect({ days, day, onChange }: DaySelectProps) {
  const texts = words.admin.move;
  return (
    <Field label={texts.day}>
      {(wiring) => (
        // Takes the focus of the button it replaces.
        <Select {...wiring} autoFocus value={day} onChange={({ target }) => onChange(target.value)}>
          <option value="">{texts.chooseDay}</option>
          {days.map(({ date, closed, hasFree }) => (
            <option key={date} value={date}>
              {texts.dayOption(
                formatWeekday(date),
                formatShortDate(date),
                closed ? "closed" : hasFree ? "free" : "full",
              )}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type SlotSelectProps = {
  daySlots: DaySlots | undefined;
  time: SlotTime | null;
  findConflict: (time: SlotTime) => SlotConflict | null;
  onChange: (time: SlotTime | null) => void;
  isEnabled: boolean;
};

/**
 * Slots with their free seats, which are unknown on a closed day, and why one does not suit the tests. Any can be
 * selected: the server asks for confirmation.
 */
function SlotSelect({ daySlots, time, findConflict, onChange, isEnabled }: SlotSelectProps) {
  const texts = words.admin.move;
  const listNotes = (slotTime: SlotTime, free: number | null) => {
    const conflict = findConflict(slotTime);
    return [free === null ? [] : texts.seats(free), conflict ? texts.conflicts[conflict.kind] : []].flat();
  };
  const slots = daySlots?.closed
    ? slotTimes.map((slotTime) => ({ time: slotTime, free: null }))
    : listOpenSlots(daySlots);
  return (
    <Field label={texts.hour}>
      {(wiring) => (
        <Select
          {...wiring}
          disabled={!isEnabled}
          value={time ?? ""}
          onChange={({ target }) => onChange(parseSlotTime(target.value))}
        >
          <option value="">{texts.chooseHour}</option>
          {slots.map(({ time: slotTime, free }) => (
            <option key={slotTime} value={slotTime}>
              {texts.hourOption(slotTime, listNotes(slotTime, free))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function listOpenSlots(daySlots: DaySlots | undefined): { time: SlotTime; free: number | null }[] {
  return (daySlots?.slots ?? []).filter(({ state }) => state !== "past");
}
