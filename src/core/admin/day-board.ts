import { isAtCentre } from "#core/bookings/collection-place.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";
import { type DayCard, getAmountDuePaise } from "./day-cards.ts";
import type { DaySchedule, DaySlot, DayVisit } from "./day-schema.ts";
import { getLateness, type Lateness } from "./lateness.ts";

export type BoardSlot = DaySlot & {
  isFull: boolean;
  isGone: boolean;
  isRunning: boolean;
  /** Order in which slots get a wide column, from 1 on; null without visits. */
  rank: number | null;
  /** Visits by area; the lane of the centre comes last, on days that have one. */
  lanes: DayVisit[][];
};

/** Slots across, areas down; null is the unknown area and comes last. */
export type DayBoard = {
  areas: (string | null)[];
  /** Whether a lane of the centre follows the areas. */
  hasCentre: boolean;
  hours: BoardSlot[];
  /** More visits than fit at a glance: their cards are compact. */
  isSharedAddress: boolean;
  /** Whether done visits of past slots are folded: on a crowded day that is still running. */
  folds: boolean;
};

const MAX_AT_A_GLANCE = 8;

/**
 * Returns the board of a day. `now` decides which slots are over or running; the slot of the open visit is wide first.
 */
export function createDayBoard(
  { hours, visits }: DaySchedule,
  day: string,
  now: LabTime,
  openId?: number | null,
): DayBoard {
  const [atCentre, atHome] = [visits.filter(isAtCentre), visits.filter((visit) => !isAtCentre(visit))];
  const areas = listAreas(atHome);
  const lanes = areas.map((area) => atHome.filter((visit) => visit.area === area));
  if (atCentre.length > 0) lanes.push(atCentre);
  const openTime = visits.find(({ id }) => id === openId)?.bookingTime;
  const ranks = rankSlots(hours, visits, { day, now, openHour: openTime });
  const isSharedAddress = visits.length > MAX_AT_A_GLANCE;
  return {
    areas,
    hasCentre: atCentre.length > 0,
    isSharedAddress,
    folds: isSharedAddress && hours.some((slot) => !isSlotOver(slot, day, now)),
    hours: hours.map((slot) => ({
      ...slot,
      isFull: slot.seats > 0 && slot.taken + slot.held >= slot.seats,
      isGone: isSlotOver(slot, day, now),
      isRunning: isSlotRunning(slot, day, now),
      rank: ranks.get(slot.time) ?? null,
      lanes: lanes.map((laneVisits) => listSlotVisits(laneVisits, slot.time)),
    })),
  };
}

function listAreas(visits: readonly DayVisit[]): (string | null)[] {
  const names = new Set(visits.map(({ area }) => area));
  const knownAreas = [...names].filter((area) => area !== null).sort((a, b) => a.localeCompare(b));
  return names.has(null) ? [...knownAreas, null] : knownAreas;
}

function listSlotVisits(laneVisits: readonly DayVisit[], time: string): DayVisit[] {
  const visits = laneVisits.filter(({ bookingTime }) => bookingTime === time);
  return visits.sort((a, b) => Number(isDeclined(a)) - Number(isDeclined(b)) || a.id - b.id);
}

const isDeclined = ({ status }: DayVisit) => !holdsSeat(status);

type RankSlotsInput = { day: string; now: LabTime; openHour: string | undefined };

/** Ranks the slot of the open visit first, then the running one, upcoming ones, and past ones, the latest first. */
function rankSlots(
  slots: readonly DaySlot[],
  visits: readonly DayVisit[],
  { day, now, openHour }: RankSlotsInput,
): Map<string, number> {
  const booked = new Set(visits.map(({ bookingTime }) => bookingTime));
  const shownSlots = slots.filter((slot) => booked.has(slot.time) || isSlotRunning(slot, day, now));
  const isToday = day === now.day;
  const over = isToday ? shownSlots.filter((slot) => isSlotOver(slot, day, now)).reverse() : [];
  const upcoming = shownSlots.filter((slot) => !over.includes(slot));
  const times = [...upcoming, ...over].map(({ time }) => time);
  const ranked = openHour ? [openHour, ...times.filter((time) => time !== openHour)] : times;
  return new Map(ranked.map((time, index) => [time, index + 1]));
}

function isSlotOver({ time }: DaySlot, day: string, now: LabTime): boolean {
  return day < now.day || (day === now.day && getSlotEndMinutes(time) <= now.minutes);
}

function isSlotRunning(slot: DaySlot, day: string, now: LabTime): boolean {
  return day === now.day && !isSlotOver(slot, day, now) && getSlotStartMinutes(slot.time) <= now.minutes;
}

export type UrgentVisit = { visit: DayVisit; lateness: Lateness };

/** Visits that need attention now: the latest first, then those about to be late. */
export function listUrgentVisits(visits: readonly DayVisit[], now: LabTime): UrgentVisit[] {
  const pressing = visits.flatMap((visit) => {
    const lateness = getLateness(visit, now);
    return lateness ? [{ visit, lateness }] : [];
  });
  return pressing.sort((a, b) => getUrgency(b.lateness) - getUrgency(a.lateness));
}

function getUrgency({ kind, minutes }: Lateness): number {
  return kind === "late" ? minutes : -1 - minutes;
}

/** Order of the visits for keyboard navigation: urgent ones first, then by time. */
export function sortByUrgency(visits: readonly DayVisit[], now: LabTime): DayVisit[] {
  const first = listUrgentVisits(visits, now).map(({ visit }) => visit);
  const rest = visits.filter((visit) => !first.includes(visit));
  const compareSlots = (a: DayVisit, b: DayVisit) =>
    getSlotStartMinutes(a.bookingTime) - getSlotStartMinutes(b.bookingTime);
  return [...first, ...rest.sort((a, b) => compareSlots(a, b) || a.id - b.id)];
}

/** Totals of the day, without declined visits. */
export function summarizeDay(visits: readonly DayCard[], now: LabTime) {
  const seated = visits.filter(({ status }) => holdsSeat(status));
  return {
    visits: seated.length,
    collected: seated.filter(({ status }) => !isUpcoming(status)).length,
    late: seated.filter((visit) => getLateness(visit, now)?.kind === "late").length,
    duePaise: seated.reduce((sum, visit) => sum + getAmountDuePaise(visit), 0),
  };
}

export type Direction = "left" | "right" | "up" | "down";

/**
 * Returns the adjacent card: up and down within the slot; left and right in the nearest slot with visits, its own area
 * first.
 */
export function findAdjacentCard({ hours }: DayBoard, id: number, direction: Direction): DayVisit | undefined {
  const column = hours.findIndex(({ lanes }) => lanes.flat().some((visit) => visit.id === id));
  const cards = hours[column]?.lanes.flat() ?? [];
  const index = cards.findIndex((visit) => visit.id === id);
  if (direction === "up") return cards[index - 1];
  if (direction === "down") return cards[index + 1];
  const laneIndex = hours[column]?.lanes.findIndex((visits) => visits.some((visit) => visit.id === id)) ?? 0;
  const nextSlots = direction === "right" ? hours.slice(column + 1) : hours.slice(0, Math.max(column, 0)).reverse();
  const lanes = nextSlots.find((slot) => slot.lanes.some((visits) => visits.length > 0))?.lanes ?? [];
  const nearest = lanes
    .map((visits, index) => ({ visits, steps: Math.abs(index - laneIndex) }))
    .filter(({ visits }) => visits.length > 0)
    .sort((a, b) => a.steps - b.steps);
  return nearest[0]?.visits[0];
}
