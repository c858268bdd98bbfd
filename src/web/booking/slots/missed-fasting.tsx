import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { addDays } from "#core/calendar/day.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { nearestSlotsQuery } from "#web/booking/queries.ts";
import { Button } from "#web/components/button.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { formatDayTitle } from "./date-field.tsx";
import { SlotsReason, smallSlotsClass } from "./slot-choice.tsx";

type Props = {
  day: string;
  /** The first free slot of the day whose fast is still possible. */
  firstKept: SlotTime | null;
  latest: SlotTime | undefined;
  children: ReactNode;
};

/**
 * Slots whose last meal time has passed. The patient may have fasted anyway: they can be chosen, and come after those
 * whose fast is still possible. Where the day has none of these, the first one of another day is offered.
 */
export default function MissedFasting({ day, firstKept, latest, children }: Props) {
  const { mealMissed } = words.bookingFasting;
  return (
    <>
      <SlotsReason icon="utensils">
        <span lang={getTextLanguage(mealMissed)}>{mealMissed}</span>{" "}
        {firstKept && words.booking.visit.firstToFastSentence(firstKept)}
      </SlotsReason>
      {!firstKept && <NextPossibleDay day={addDays(day, 1)} latest={latest} />}
      <div className={smallSlotsClass}>{children}</div>
    </>
  );
}

/** The first free slot from a day on, at one tap. */
function NextPossibleDay({ day, latest }: { day: string; latest: SlotTime | undefined }) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const { data: offers = [] } = useQuery(nearestSlotsQuery({ date: day, time: slotTimes[0] }, latest));
  const [offer] = offers;
  if (!offer) return null;
  const choose = () => {
    clearErrors(["date", "time"]);
    setValue("date", offer.date);
    setValue("time", offer.time);
  };
  const { firstToFast, offer: hourOf } = words.booking.visit;
  return (
    <Button onClick={choose}>{firstToFast(hourOf(formatDayTitle(offer.date), formatSlotTime(offer.time)))}</Button>
  );
}
