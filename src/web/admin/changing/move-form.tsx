import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { MoveReason } from "#core/bookings/changing/move-reasons.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { shortDate, weekdayName } from "#core/calendar/day.ts";
import { type SlotTime, slotTimeOf, slotTimes } from "#core/slots/grid.ts";
import type { DayOfSlots, WindowDay } from "#core/slots/schema.ts";
import { words } from "#texts";
import { deskDaysQuery, deskHoursQuery } from "#web/admin/booking/queries.ts";
import { useMove } from "#web/admin/booking/use-booking-change.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { MoveReasonChoice } from "./move-reason-choice.tsx";
import "./changing.css";

/** A visit that is still to come gets another hour. */
export function MoveForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [day, setDay] = useState("");
  const [time, setTime] = useState<SlotTime | null>(null);
  const [reason, setReason] = useState<MoveReason | undefined>();
  const days = useQuery(deskDaysQuery());
  const hours = useQuery(deskHoursQuery(day));
  const move = useMove();
  const told = useTold();
  const texts = words.desk.move;
  const isReady = day !== "" && time !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || move.isPending) return;
    move.mutate({ visit: booking, day, time, reason }, { onSuccess: (moved) => moved && onClose() });
  };
  const failed = days.error ?? hours.error;
  return (
    <form className="act-form" onSubmit={submit}>
      <DayChoice days={days.data ?? []} day={day} onChange={setDay} />
      <HourChoice hours={hours.data} time={time} onChange={setTime} isAsked={day !== ""} />
      <MoveReasonChoice reason={reason} onChange={setReason} />
      {failed && <SectionError sentence={texts.failedHours} />}
      <p className="hint">{told(texts.tells)}</p>
      <div className="row row-wraps">
        <button className="btn btn-1 btn-s" type="submit" disabled={!isReady} aria-disabled={move.isPending}>
          {move.isPending ? texts.moving : texts.move}
        </button>
        <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
          {texts.keep}
        </button>
      </div>
    </form>
  );
}

type DayChoiceProps = { days: readonly WindowDay[]; day: string; onChange: (day: string) => void };

/** Closed days can be chosen, too: the server asks whether somebody really comes. */
function DayChoice({ days, day, onChange }: DayChoiceProps) {
  const id = useId();
  const texts = words.desk.move;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {texts.day}
      </label>
      {/* It stands where the pressed button was. */}
      <Select id={id} autoFocus value={day} onChange={({ target }) => onChange(target.value)}>
        <option value="">{texts.chooseDay}</option>
        {days.map(({ date, closed, hasFree }) => (
          <option key={date} value={date}>
            {texts.dayOption(weekdayName(date), shortDate(date), closed ? "closed" : hasFree ? "free" : "full")}
          </option>
        ))}
      </Select>
    </div>
  );
}

type HourChoiceProps = {
  hours: DayOfSlots | undefined;
  time: SlotTime | null;
  onChange: (time: SlotTime | null) => void;
  isAsked: boolean;
};

/** With the seats that are left; of a closed day nobody counts them. */
function HourChoice({ hours, time, onChange, isAsked }: HourChoiceProps) {
  const id = useId();
  const texts = words.desk.move;
  const slots = hours?.closed ? slotTimes.map((one) => ({ time: one, free: null })) : openSlots(hours);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {texts.hour}
      </label>
      <Select
        id={id}
        disabled={!isAsked}
        value={time ?? ""}
        onChange={({ target }) => onChange(slotTimeOf(target.value))}
      >
        <option value="">{texts.chooseHour}</option>
        {slots.map(({ time: one, free }) => (
          <option key={one} value={one}>
            {free === null ? one : texts.hourOption(one, free)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function openSlots(hours: DayOfSlots | undefined): { time: SlotTime; free: number | null }[] {
  return (hours?.slots ?? []).filter(({ state }) => state !== "past");
}
