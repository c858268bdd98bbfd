import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import { listVisitMembers } from "#core/bookings/visits/visit-members.ts";
import { type Paise, parseAmount } from "#core/pricing/money.ts";
import type { DayVisit } from "./day-schema.ts";

/** A stop of the day, represented by its first person who still waits; samples and amounts are those of all persons. */
export type DayCard = DayVisit & { members?: readonly DayVisit[] };

/** Groups the bookings of a day by visit; a declined booking stays alone. */
export function createDayCards(visits: readonly DayVisit[]): DayCard[] {
  const members = visits.map((visit) => ({ ...toVisitMember(visit), visit }));
  return members.flatMap(({ visit, ...member }) => {
    if (!holdsSeat(visit.status)) return [visit];
    const otherMembers = listVisitMembers(
      member,
      members.filter((candidate) => candidate.visit.id !== visit.id),
    ).map((candidate) => candidate.visit);
    const persons = [visit, ...otherMembers].sort((a, b) => a.id - b.id);
    const first = persons.find(({ status }) => isUpcoming(status)) ?? persons[0];
    if (first !== visit) return [];
    return [otherMembers.length === 0 ? visit : createDayCard(visit, persons)];
  });
}

/** Returns the card that contains a booking. */
export function findDayCard(cards: readonly DayCard[], bookingId: number | null): DayCard | undefined {
  return cards.find((card) => listCardMembers(card).some(({ id }) => id === bookingId));
}

/** Returns the bookings on a card, one for each person of the stop. */
export function listCardMembers(card: DayCard): readonly DayVisit[] {
  return card.members ?? [card];
}

/** Amount to be collected at the visit. */
export function getAmountDuePaise(card: DayCard): Paise {
  return listCardMembers(card).reduce((sum, { dueAmount }) => sum + parseAmount(dueAmount), 0);
}

function createDayCard(first: DayVisit, persons: readonly DayVisit[]): DayCard {
  const hours = persons.flatMap(({ fastingHours }) => fastingHours ?? []);
  return {
    ...first,
    members: persons,
    itemNames: persons.flatMap(({ itemNames }) => itemNames),
    samples: [...new Set(persons.flatMap(({ samples }) => samples))],
    fastingHours: hours.length > 0 ? Math.max(...hours) : null,
  };
}

function toVisitMember({ visitId, bookingDate: day, bookingTime: time, status, place }: DayVisit) {
  return { visitId, day, time, status, place };
}
