import { holdsSeat, isToCome, moneyOf } from "#core/bookings/statuses.ts";
import { companionsOf } from "#core/bookings/visit/visit.ts";
import { fromWire, type Paise } from "#core/pricing/money.ts";
import type { DayVisit } from "./schema.ts";

/** A stop of the day, told by the first of its persons who is still to be seen; what is taken is that of all of them. */
export type DayCard = DayVisit & { persons?: readonly DayVisit[] };

/** The bookings of a day by the doors at which they are seen to: a declined one stands alone. */
export function cardsOf(visits: readonly DayVisit[]): DayCard[] {
  const asOne = visits.map((visit) => ({ ...hourOf(visit), visit }));
  return asOne.flatMap(({ visit, ...one }) => {
    if (!holdsSeat(visit.status)) return [visit];
    const others = companionsOf(
      one,
      asOne.filter((other) => other.visit.id !== visit.id),
    ).map((other) => other.visit);
    const persons = [visit, ...others].sort((a, b) => a.id - b.id);
    const first = persons.find(({ status }) => isToCome(status)) ?? persons[0];
    if (first !== visit) return [];
    return [others.length === 0 ? visit : cardOf(visit, persons)];
  });
}

/** The card on which a booking stands. */
export function cardWith(cards: readonly DayCard[], bookingId: number | null): DayCard | undefined {
  return cards.find((card) => personsOf(card).some(({ id }) => id === bookingId));
}

export function personsOf(card: DayCard): readonly DayVisit[] {
  return card.persons ?? [card];
}

/** What is to be taken at the door. */
export function duePaise(card: DayCard): Paise {
  const owed = personsOf(card).filter(
    ({ status, paymentStatus }) => holdsSeat(status) && moneyOf(paymentStatus) === "wanted",
  );
  return owed.reduce((sum, { totalAmount }) => sum + fromWire(totalAmount), 0);
}

function cardOf(first: DayVisit, persons: readonly DayVisit[]): DayCard {
  const hours = persons.flatMap(({ fastingHours }) => fastingHours ?? []);
  return {
    ...first,
    persons,
    itemNames: persons.flatMap(({ itemNames }) => itemNames),
    samples: [...new Set(persons.flatMap(({ samples }) => samples))],
    fastingHours: hours.length > 0 ? Math.max(...hours) : null,
  };
}

function hourOf({ visitId, bookingDate: day, bookingTime: time, status, place }: DayVisit) {
  return { visitId: visitId ?? null, day, time, status, place };
}
