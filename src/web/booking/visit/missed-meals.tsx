import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { addDays } from "#core/calendar/day.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import { nearestQuery } from "#web/booking/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { dayTitle } from "./date-field.tsx";

type Props = {
  day: string;
  /** The first free hour of the day whose fast can still be kept. */
  firstKept: SlotTime | null;
  latest: SlotTime | undefined;
  children: ReactNode;
};

/**
 * Hours whose last meal has passed. Somebody may have eaten nothing since: they can be chosen, and stand after those whose
 * fast can still be kept. Where the day has none of these, the first one of another day is offered.
 */
export default function MissedMeals({ day, firstKept, latest, children }: Props) {
  const { mealMissed, firstToFast } = words.booking.visit;
  return (
    <>
      <p className="hours-why">
        <Icon name="utensils" small />
        <span>
          {mealMissed} {firstKept && `${firstToFast(firstKept)}.`}
        </span>
      </p>
      {!firstKept && <LaterDay day={addDays(day, 1)} latest={latest} />}
      <div className="slots slots-off">{children}</div>
    </>
  );
}

/** The first free hour from a day on, at one tap. */
function LaterDay({ day, latest }: { day: string; latest: SlotTime | undefined }) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const { data: offers = [] } = useQuery(nearestQuery({ date: day, time: slotTimes[0] }, latest));
  const [offer] = offers;
  if (!offer) return null;
  const choose = () => {
    clearErrors(["date", "time"]);
    setValue("date", offer.date);
    setValue("time", offer.time);
  };
  const { firstToFast, offer: hourOf } = words.booking.visit;
  return (
    <button className="btn btn-2" type="button" onClick={choose}>
      {firstToFast(hourOf(dayTitle(offer.date), offer.time))}
    </button>
  );
}
