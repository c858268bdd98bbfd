import { useQuery } from "@tanstack/react-query";
import { type RefCallback, type RefObject, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type SlotTime, slotTimeOf } from "#core/slots/grid.ts";
import type { OfferedSlot } from "#core/slots/schema.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import { type LostSlot, nearestQuery } from "#web/booking/queries.ts";
import { dayTitle } from "./date-field.tsx";
import { seatNoteId } from "./seat-note.tsx";

type Props = {
  lost: LostSlot;
  /** The last hour that makes sense for what is booked. */
  latest: SlotTime | undefined;
  /** Takes the focus when the form asks for an hour. */
  focusTarget: RefCallback<HTMLElement>;
  /** Whether the patient is at the hours: then the one that was lost has taken the focus with it. */
  isHere: RefObject<boolean>;
};

/** In place of a time that was lost: the nearest free ones, each at one tap; the form stays as it is. */
export function NearestSlots({ lost, latest, focusTarget, isHere }: Props) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const { data: offers } = useQuery(nearestQuery(lost, latest));
  const part = useRef<HTMLFieldSetElement>(null);
  const texts = words.booking.visit;
  useEffect(() => {
    if (offers && isHere.current) part.current?.querySelector("button")?.focus();
  }, [offers, isHere]);
  const choose = ({ date, time }: OfferedSlot) => {
    clearErrors(["date", "time"]);
    setValue("date", date);
    setValue("time", time);
    document.getElementById(seatNoteId)?.focus();
  };
  if (!offers) return null;
  return (
    <fieldset ref={part} className="offers" aria-label={`${texts.lost(lost.time)} ${texts.nearest}`}>
      <p className="label">{offers.length > 0 ? texts.nearest : texts.noOffer}</p>
      {offers.map((offer, place) => (
        <button
          key={`${offer.date} ${offer.time}`}
          ref={place === 0 ? focusTarget : undefined}
          className="btn btn-2"
          type="button"
          onClick={() => choose(offer)}
        >
          {texts.offer(dayTitle(offer.date), offer.time)}
        </button>
      ))}
    </fieldset>
  );
}

/** The slot that was chosen and is lost, until another one is chosen. */
export function useLostSlot(): LostSlot | null {
  const { formState } = useFormContext<FormFields>();
  const [date = "", chosen = ""] = useWatch<FormFields, ["date", "time"]>({ name: ["date", "time"] });
  const time = slotTimeOf(chosen);
  const [last, setLast] = useState<LostSlot | null>(null);
  const [lost, setLost] = useState<LostSlot | null>(null);
  if (time && (last?.date !== date || last.time !== time)) setLast({ date, time });
  const isTold = formState.errors.time?.type === "lost";
  if (!time && isTold && lost !== last) setLost(last);
  if (time && lost) setLost(null);
  return !time && lost?.date === date ? lost : null;
}
