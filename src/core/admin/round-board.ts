import { isAtCentre, usesCapacity } from "#core/bookings/collection-place.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { addDays } from "#core/calendar/day.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import type { Paise } from "#core/pricing/money.ts";
import { compareStops, orderEarlier } from "#core/round/stop-order.ts";
import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";
import { type DayCard, getAmountDuePaise } from "./day-cards.ts";
import type { DayPhlebotomist, DaySchedule, DaySlot } from "./day-schema.ts";
import { getLateness } from "./lateness.ts";

/** The round of one phlebotomist, or with null the visits that have none yet. */
export type RoundColumn = {
  phlebotomist: DayPhlebotomist | null;
  all: number;
  done: number;
  duePaise: Paise;
};

/** A row of the board: the visits of each column. */
export type RoundRow = DaySlot & { isRunning: boolean; cells: DayCard[][] };

/** Slots down, phlebotomists across; the visits without one come first. */
export type RoundBoard = {
  columns: RoundColumn[];
  /** Late visits, and those where no sample was given, by column. */
  troubled: DayCard[][];
  /** Slots that are over, with the other visits of each column. */
  over: { times: string[]; cells: DayCard[][] };
  rows: RoundRow[];
};

type CreateRoundBoardInput = Pick<DaySchedule, "day" | "hours" | "phlebotomists"> & { visits: readonly DayCard[] };

/** Creates the board of a day's home visits by phlebotomist, without declined ones. */
export function createRoundBoard(
  { day, hours, phlebotomists, visits }: CreateRoundBoardInput,
  now: LabTime,
): RoundBoard {
  const stops = visits.filter(usesCapacity).sort(compareCards);
  const ownerOf = (card: DayCard) => findPhlebotomist(card, phlebotomists)?.id ?? null;
  const owners = [null, ...listColumns(phlebotomists, new Set(stops.map(ownerOf)))];
  const split = (cards: readonly DayCard[]) =>
    owners.map((owner) => cards.filter((card) => ownerOf(card) === (owner?.id ?? null)));
  const troubled = stops.filter((card) => needsAttention(card, now));
  const others = stops.filter((card) => !troubled.includes(card));
  const isOver = ({ time }: DaySlot) => day < now.day || (day === now.day && getSlotEndMinutes(time) <= now.minutes);
  const ofSlots = (slots: readonly DaySlot[]) =>
    others.filter(({ bookingTime }) => slots.some(({ time }) => time === bookingTime));
  const used = hours.filter(({ time }) => others.some(({ bookingTime }) => bookingTime === time));
  const over = used.filter(isOver);
  return {
    columns: owners.map((phlebotomist, index) => summarizeRound(phlebotomist, split(stops)[index] ?? [])),
    troubled: split(troubled),
    over: { times: over.map(({ time }) => time), cells: split(ofSlots(over)) },
    rows: used
      .filter((slot) => !isOver(slot))
      .map((slot) => ({
        ...slot,
        isRunning: day === now.day && getSlotStartMinutes(slot.time) <= now.minutes,
        cells: split(ofSlots([slot])),
      })),
  };
}

/** Compares two visits in the order of the round. */
export function compareCards(a: DayCard, b: DayCard): number {
  return compareStops({ ...a, time: a.bookingTime }, { ...b, time: b.bookingTime });
}

/** Returns the order of a round's hour with a card one earlier; null if it cannot be. */
export function orderCardEarlier(hour: readonly DayCard[], { visitId, status }: DayCard): number[] | null {
  if (!isUpcoming(status)) return null;
  const stops = hour.map((card) => ({
    visitId: card.visitId,
    isWaiting: card.stop.state === "waiting" && isUpcoming(card.status),
  }));
  return orderEarlier(stops, visitId);
}

/**
 * Returns the account that makes or made a visit. One that can make none any more has only visits that are done; the
 * others have no phlebotomist.
 */
export function findPhlebotomist(
  card: DayCard,
  phlebotomists: readonly DayPhlebotomist[],
): DayPhlebotomist | undefined {
  const found = phlebotomists.find(({ id }) => id === card.phlebotomistId);
  return found?.isAssignable || !isUpcoming(card.status) ? found : undefined;
}

/** Phlebotomists, or all who make visits if the lab has none, and others with a visit of the day. */
function listColumns(phlebotomists: readonly DayPhlebotomist[], used: ReadonlySet<string | null>): DayPhlebotomist[] {
  const active = phlebotomists.filter(({ isAssignable }) => isAssignable);
  const regular = active.filter(({ isPhlebotomist }) => isPhlebotomist);
  const shown = new Set((regular.length > 0 ? regular : active).map(({ id }) => id));
  return phlebotomists.filter(({ id }) => shown.has(id) || used.has(id));
}

function summarizeRound(phlebotomist: DayPhlebotomist | null, cards: readonly DayCard[]): RoundColumn {
  return {
    phlebotomist,
    all: cards.length,
    done: cards.filter(({ status }) => !isUpcoming(status)).length,
    duePaise: cards.reduce((sum, card) => sum + getAmountDuePaise(card), 0),
  };
}

/** Whether a visit is late, or its phlebotomist left without a sample. */
export function needsAttention(card: DayCard, now: LabTime): boolean {
  if (!isUpcoming(card.status)) return false;
  return getLateness(card, now)?.kind === "late" || isNotHome(card) || card.stop.state === "refused";
}

/** Whether no one was at home, and the visit still waits. */
export function isNotHome({ stop, status }: DayCard): boolean {
  return stop.state === "not-home" && isUpcoming(status);
}

/** Whether a visit still needs a phlebotomist. */
export function isUnassigned(card: DayCard, phlebotomists: readonly DayPhlebotomist[]): boolean {
  return isUpcoming(card.status) && !isAtCentre(card) && !findPhlebotomist(card, phlebotomists);
}

/** Whether visits without a phlebotomist are urgent: today's, and from the evening on tomorrow's. */
export function isAssignmentUrgent({ day, eveningMinutes }: Pick<DaySchedule, "day" | "eveningMinutes">, now: LabTime) {
  return day === now.day || (day === addDays(now.day, 1) && now.minutes >= eveningMinutes);
}

/** Counts the visits of a day that need the desk. */
export function countOpenVisits(cards: readonly DayCard[], phlebotomists: readonly DayPhlebotomist[]) {
  return {
    unassigned: cards.filter((card) => isUnassigned(card, phlebotomists)).length,
    notHome: cards.filter((card) => isNotHome(card)).length,
  };
}

/** Returns the other visits of the same slot and area without a phlebotomist; none if the area is unknown. */
export function listVisitsNearby(
  card: DayCard,
  cards: readonly DayCard[],
  phlebotomists: readonly DayPhlebotomist[],
): DayCard[] {
  if (card.area === null) return [];
  return cards.filter(
    (other) =>
      other.visitId !== card.visitId &&
      other.bookingTime === card.bookingTime &&
      other.area === card.area &&
      isUnassigned(other, phlebotomists),
  );
}

export type AssignmentChoice = {
  phlebotomist: DayPhlebotomist;
  /** Stops that the account has in the same slot. */
  inSlot: number;
  /** Whether one of these is in the same area. */
  isNearby: boolean;
  /** Nearby, with the fewest stops in this slot. */
  isBest: boolean;
};

/** Lists who may make a visit, with what they have in its slot. */
export function listAssignmentChoices(
  card: DayCard,
  cards: readonly DayCard[],
  phlebotomists: readonly DayPhlebotomist[],
): AssignmentChoice[] {
  const choices = phlebotomists
    .filter(({ isAssignable }) => isAssignable)
    .map((phlebotomist) => {
      const stops = cards.filter(
        ({ visitId, phlebotomistId, bookingTime, status }) =>
          visitId !== card.visitId &&
          phlebotomistId === phlebotomist.id &&
          bookingTime === card.bookingTime &&
          isUpcoming(status),
      );
      const isNearby = card.area !== null && stops.some(({ area }) => area === card.area);
      return { phlebotomist, inSlot: stops.length, isNearby };
    });
  const nearby = choices.filter(({ isNearby }) => isNearby).sort((a, b) => a.inSlot - b.inSlot);
  return choices.map((choice) => ({ ...choice, isBest: choice === nearby[0] }));
}
