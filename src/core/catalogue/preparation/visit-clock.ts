import type { LabMoment } from "#core/calendar/clock.ts";
import { clockTime, spokenTime } from "#core/calendar/clock-time.ts";
import { slotEndMinutes, slotStartMinutes } from "#core/slots/grid.ts";
import {
  type AfterMeal,
  type Fasting,
  isMissed,
  type LastMeal,
  momentAt,
  type Preparation,
  preparationOf,
  type VisitStart,
} from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";
import { besidesHours, drinkWords, isFree, listed, momentWords, withMissed, withMissedBite } from "./sentences.ts";

/** One thing to do before or at a visit, at an hour of the clock; null where it is not bound to one. */
export type ClockStep = { at: LabMoment | null; title: string; sentence: string };

/** Row 2.118: so long before the hour one is ready. */
const READY_MINUTES = 15;

/**
 * The hours of a visit, the visit itself last, and what is to be heeded besides them. Together they say what `howToPrepare`
 * says; without `needs` the hours of the visit alone.
 */
export function visitClock(needs: BookingNeeds | null, start: VisitStart): { steps: ClockStep[]; besides: string[] } {
  const preparation = needs && preparationOf(needs.tests, start);
  return {
    steps: [...(preparation ? mealSteps(preparation) : []), ...visitSteps(start)],
    besides: preparation ? besidesHours(preparation) : [],
  };
}

function mealSteps(preparation: Preparation): ClockStep[] {
  const { fasting, afterMeal } = preparation;
  return [
    ...(isFree(preparation) ? [{ at: null, title: "Eat and drink as usual", sentence: "No fasting is needed." }] : []),
    ...(fasting?.lastMeal ? [lastMealStep(fasting, fasting.lastMeal)] : []),
    ...afterMeal.map(firstBiteStep),
  ];
}

function lastMealStep({ waterOk }: Fasting, meal: LastMeal): ClockStep {
  const { by, notBefore } = meal;
  const early = notBefore && momentWords(notBefore) !== momentWords(by) ? `Not before ${momentWords(notBefore)}. ` : "";
  return { at: by, title: "Last meal", sentence: withMissed(`${early}Then ${drinkWords(waterOk)}.`, meal) };
}

function firstBiteStep(meal: AfterMeal): ClockStep {
  const sentence = `For ${listed(meal.tests)}: note the time, then only plain water.`;
  return { at: meal.firstBite, title: "First bite of your usual meal", sentence: withMissedBite(sentence, meal) };
}

function visitSteps(start: VisitStart): ClockStep[] {
  const { day, time } = start;
  const minutes = slotStartMinutes(time);
  const [from, to] = [minutes, slotEndMinutes(time)].map((each) => spokenTime(clockTime(each)));
  return [
    readyStep(start),
    {
      at: { day, minutes },
      title: "Sample at your door",
      sentence: `Between ${from} and ${to}. It takes 10 to 15 minutes.`,
    },
  ];
}

/** An hour that had passed at the booking is not told: then it is now. */
function readyStep(start: VisitStart): ClockStep {
  const at = momentAt(start, -READY_MINUTES);
  const sentence = "Keep your ID proof at hand.";
  return isMissed(at, start) ? { at: null, title: "Be ready now", sentence } : { at, title: "Be ready", sentence };
}
