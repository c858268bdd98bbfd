import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Booking } from "#core/bookings/schema.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import { shortDate, weekdayName } from "#core/calendar/day.ts";
import { type SlotTime, slotTimeOf, slotTimes } from "#core/slots/grid.ts";
import type { DayOfSlots, WindowDay } from "#core/slots/schema.ts";
import { words } from "#texts";
import { Select } from "#web/ui/forms/select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { deskDaysQuery, deskHoursQuery } from "./queries.ts";
import { useMove } from "./use-booking-change.ts";

/** A visit that is still to come gets another hour. */
export function MoveSection({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!isToCome(booking.status)) return null;
  const close = () => {
    setOpen(false);
    // What was pressed is about to go, and would take the focus with it.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <section>
      {isOpen ? (
        <MoveForm booking={booking} onClose={close} />
      ) : (
        <button ref={opener} className="btn btn-2 btn-s move-open" type="button" onClick={() => setOpen(true)}>
          <Icon name="calendar" small /> {words.desk.move.open}
        </button>
      )}
    </section>
  );
}

function MoveForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [day, setDay] = useState("");
  const [time, setTime] = useState<SlotTime | null>(null);
  const days = useQuery(deskDaysQuery());
  const hours = useQuery(deskHoursQuery(day));
  const move = useMove(booking);
  const texts = words.desk.move;
  const isReady = day !== "" && time !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || move.isPending) return;
    move.mutate({ day, time }, { onSuccess: (moved) => moved && onClose() });
  };
  const failed = days.error ?? hours.error;
  return (
    <form className="move" onSubmit={submit}>
      <DayChoice days={days.data ?? []} day={day} onChange={setDay} />
      <HourChoice hours={hours.data} time={time} onChange={setTime} isAsked={day !== ""} />
      {failed && <SectionError sentence={texts.failedHours} />}
      <p className="hint">{texts.tells}</p>
      <div className="move-ways">
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
      {/* biome-ignore lint/a11y/noAutofocus: it stands where the pressed button was */}
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
