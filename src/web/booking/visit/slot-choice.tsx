import type { RefCallback } from "react";
import type { Slot } from "#core/slots/schema.ts";
import { en } from "#web/texts/en.ts";

type Props = {
  time: string;
  /** Undefined while the seats are not known. */
  slot: Slot | undefined;
  /** After the last hour that makes sense for what is booked. */
  isLate: boolean;
  isChosen: boolean;
  /** Takes the focus when the form asks for an hour. */
  focusTarget: RefCallback<HTMLInputElement> | undefined;
  onChoose: () => void;
};

/** One hour: free with its seats, chosen, full, past, or too late for what is booked. */
export function SlotChoice({ time, slot, isLate, isChosen, focusTarget, onChoose }: Props) {
  const state = isLate && slot?.state !== "past" ? "late" : (slot?.state ?? "unknown");
  return (
    <label className={`slot ${state}`}>
      <input
        ref={focusTarget}
        type="radio"
        name="time"
        value={time}
        checked={isChosen}
        disabled={state !== "free"}
        onChange={onChoose}
      />
      <span>{time}</span>
      <small>{state === "late" ? en.booking.visit.late : slot ? seatsLeft(slot) : " "}</small>
    </label>
  );
}

function seatsLeft({ state, free }: Slot): string {
  if (state === "free") return en.booking.visit.free(free);
  return state === "full" ? en.booking.visit.full : en.booking.visit.past;
}
