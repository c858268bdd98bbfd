import { useQuery } from "@tanstack/react-query";
import { type RefCallback, type RefObject, useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { SlotTime } from "#core/slots/grid.ts";
import type { OfferedSlot } from "#core/slots/schema.ts";
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
  /** The page's words, which then need not travel with every part that comes later. */
  texts: {
    nearest: string;
    nothingLost: string;
    noOffer: string;
    lost: (time: string) => string;
    offer: (day: string, time: string) => string;
  };
};

/** In place of a time that was lost: the nearest free ones, each at one tap; the form stays as it is. */
export default function NearestSlots({ lost, latest, focusTarget, isHere, texts }: Props) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const { data: offers } = useQuery(nearestQuery(lost, latest));
  const part = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Whoever comes back from the payment stands at the step as a whole, or nowhere: no other control is left for them.
    const isNowhere = document.activeElement?.matches("body, [role=tabpanel]") ?? true;
    if (offers && (isHere.current || isNowhere)) part.current?.querySelector("button")?.focus();
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
      <p className="label">{offers.length > 0 ? `${texts.nearest}. ${texts.nothingLost}` : texts.noOffer}</p>
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
