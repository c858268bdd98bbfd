import { useQuery } from "@tanstack/react-query";
import type { UseFormRegisterReturn } from "react-hook-form";
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
import { useActionForm } from "#web/lib/use-action-form.ts";
import { editFormClass, formButtonsClass } from "./form-classes.ts";
import { MoveReasonSelect } from "./move-reason-select.tsx";
import { useMoveConflict } from "./use-move-conflict.ts";

type MoveFields = { day: string; time: string; reason: MoveReason | undefined };

/** Moves an upcoming visit to another slot. */
export function MoveForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const move = useMoveVisit();
  const form = useActionForm<MoveFields>({
    defaultValues: { day: "", time: "", reason: undefined },
    send: async (fields) => {
      const slotTime = parseSlotTime(fields.time);
      if (fields.day === "" || slotTime === null) return;
      const moved = await move.mutateAsync({ visit: booking, day: fields.day, time: slotTime, reason: fields.reason });
      if (moved) onClose();
    },
  });
  const [day, time, reason] = form.watch(["day", "time", "reason"]);
  const days = useQuery(bookableDaysQuery());
  const daySlots = useQuery(daySlotsQuery(day));
  const findConflict = useMoveConflict(booking);
  const withNotificationHint = useNotificationHint(booking);
  const texts = words.admin.move;
  const isReady = day !== "" && parseSlotTime(time) !== null;
  const failed = days.error ?? daySlots.error;
  return (
    <form className={editFormClass} {...form.props}>
      <DaySelect days={days.data ?? []} input={form.register("day")} />
      <SlotSelect
        daySlots={daySlots.data}
        findConflict={(slotTime) => findConflict(day, slotTime)}
        input={{ ...form.register("time"), value: time }}
        isEnabled={day !== ""}
      />
      <MoveReasonSelect reason={reason} onChange={(chosen) => form.setValue("reason", chosen)} />
      {failed && <SectionError sentence={texts.failedHours} />}
      <FieldHint>{withNotificationHint(texts.notifyHint)}</FieldHint>
      <div className={formButtonsClass}>
        <Button look="primary" size="small" type="submit" disabled={!isReady} aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.moving : texts.move}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </form>
  );
}

type DaySelectProps = { days: readonly BookableDay[]; input: UseFormRegisterReturn };

/** Closed days can be selected too: the server asks for confirmation. */
function DaySelect({ days, input }: DaySelectProps) {
  const texts = words.admin.move;
  return (
    <Field label={texts.day}>
      {(wiring) => (
        // Takes the focus of the button it replaces.
        <Select autoFocus {...input} {...wiring}>
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
  findConflict: (time: SlotTime) => SlotConflict | null;
  input: UseFormRegisterReturn & { value: string };
  isEnabled: boolean;
};

/**
 * Slots with their free seats, which are unknown on a closed day, and why one does not suit the tests. Any can be
 * selected: the server asks for confirmation.
 */
function SlotSelect({ daySlots, findConflict, input, isEnabled }: SlotSelectProps) {
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
        <Select {...input} {...wiring} disabled={!isEnabled}>
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
