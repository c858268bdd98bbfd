import { useQuery } from "@tanstack/react-query";
import { type RefCallback, type RefObject, useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { SlotTime } from "#core/slots/grid.ts";
import type { SuggestedSlot } from "#core/slots/schema.ts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { type LostSlot, nearestSlotsQuery } from "#web/booking/queries.ts";
import { Button } from "#web/components/button.tsx";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { formatDayTitle } from "./date-field.tsx";
import { HOLD_STATUS_ID } from "./hold-status.tsx";

type Props = {
  lost: LostSlot;
  /** The last suitable time for what is booked. */
  latest: SlotTime | undefined;
  /** Takes the focus when the form has an error on the slot. */
  focusTarget: RefCallback<HTMLElement>;
  /** Whether the focus is in the slots: the lost one has then taken the focus with it. */
  isHere: RefObject<boolean>;
  /** Texts passed in by the page, so that they are not in each lazy chunk again. */
  texts: {
    nearest: string;
    nothingLost: string;
    noOffer: string;
    lost: (time: string) => string;
    offer: (day: string, time: string) => string;
  };
};

/** Replaces a lost slot: the nearest free ones, at one tap each; the form stays as it is. */
export default function NearestSlots({ lost, latest, focusTarget, isHere, texts }: Props) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const { data: offers } = useQuery(nearestSlotsQuery(lost, latest));
  const part = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // After coming back from the payment the focus is on the step as a whole, or nowhere: no other control is left.
    const isNowhere = document.activeElement?.matches("body, [role=tabpanel]") ?? true;
    if (offers && (isHere.current || isNowhere)) part.current?.querySelector("button")?.focus();
  }, [offers, isHere]);
  const choose = ({ date, time }: SuggestedSlot) => {
    clearErrors(["date", "time"]);
    setValue("date", date);
    setValue("time", time);
    document.getElementById(HOLD_STATUS_ID)?.focus();
  };
  if (!offers) return null;
  return (
    <fieldset
      ref={part}
      className="flex flex-wrap gap-2"
      aria-label={`${texts.lost(formatSlotTime(lost.time))} ${texts.nearest}`}
    >
      <p className="w-full text-sm font-medium">
        {offers.length > 0 ? `${texts.nearest}. ${texts.nothingLost}` : texts.noOffer}
      </p>
      {offers.map((offer, index) => (
        <Button
          key={`${offer.date} ${offer.time}`}
          ref={index === 0 ? focusTarget : undefined}
          onClick={() => choose(offer)}
        >
          {texts.offer(formatDayTitle(offer.date), formatSlotTime(offer.time))}
        </Button>
      ))}
    </fieldset>
  );
}
