import { isAtCentre } from "#core/bookings/places.ts";
import { holdsSeat, isToCome } from "#core/bookings/statuses.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import { slotEndMinutes, slotStartMinutes } from "#core/slots/grid.ts";
import { type DayCard, duePaise } from "./cards.ts";
import { type Lateness, latenessOf } from "./lateness.ts";
import type { DayHour, DayVisit, DeskDay } from "./schema.ts";

export type BoardHour = DayHour & {
  isFull: boolean;
  isGone: boolean;
  isRunning: boolean;
  /** Which hour is drawn wide first where there is not room for all, from 1 on; null without visits. */
  rank: number | null;
  /** Its visits, a list an area, and last those at the centre where the day has any. */
  lanes: DayVisit[][];
};

/** Hours across, areas down; null is where the area is not known, and stands last. */
export type Board = {
  areas: (string | null)[];
  /** Whether below the areas there is a lane of the centre. */
  hasCentre: boolean;
  hours: BoardHour[];
  /** More visits than are seen at a glance: their cards are kept low. */
  isCrowded: boolean;
  /** Whether what is done of hours gone steps back behind what is to come: on a crowded day that still goes on. */
  folds: boolean;
};

const MOST_AT_A_GLANCE = 8;

export function boardOf({ hours, visits }: DeskDay, day: string, now: LabMoment, openId?: number | null): Board {
  const [atCentre, atHome] = [visits.filter(isAtCentre), visits.filter((visit) => !isAtCentre(visit))];
  const areas = areasOf(atHome);
  const lanes = areas.map((area) => atHome.filter((visit) => visit.area === area));
  if (atCentre.length > 0) lanes.push(atCentre);
  const openHour = visits.find(({ id }) => id === openId)?.bookingTime;
  const ranks = ranksOf(hours, visits, { day, now, openHour });
  const isCrowded = visits.length > MOST_AT_A_GLANCE;
  return {
    areas,
    hasCentre: atCentre.length > 0,
    isCrowded,
    folds: isCrowded && hours.some((hour) => !isOver(hour, day, now)),
    hours: hours.map((hour) => ({
      ...hour,
      isFull: hour.seats > 0 && hour.taken + hour.held >= hour.seats,
      isGone: isOver(hour, day, now),
      isRunning: isRunning(hour, day, now),
      rank: ranks.get(hour.time) ?? null,
      lanes: lanes.map((lane) => inHour(lane, hour.time)),
    })),
  };
}

function areasOf(visits: readonly DayVisit[]): (string | null)[] {
  const names = new Set(visits.map(({ area }) => area));
  const known = [...names].filter((area) => area !== null).sort((one, other) => one.localeCompare(other));
  return names.has(null) ? [...known, null] : known;
}

function inHour(lane: readonly DayVisit[], time: string): DayVisit[] {
  const visits = lane.filter(({ bookingTime }) => bookingTime === time);
  return visits.sort((one, other) => Number(isOff(one)) - Number(isOff(other)) || one.id - other.id);
}

const isOff = ({ status }: DayVisit) => !holdsSeat(status);

type Look = { day: string; now: LabMoment; openHour: string | undefined };

/** The hour of the open visit, the running one, those to come, and then those that are over, the latest first. */
function ranksOf(
  hours: readonly DayHour[],
  visits: readonly DayVisit[],
  { day, now, openHour }: Look,
): Map<string, number> {
  const booked = new Set(visits.map(({ bookingTime }) => bookingTime));
  const wanted = hours.filter((hour) => booked.has(hour.time) || isRunning(hour, day, now));
  const isToday = day === now.day;
  const over = isToday ? wanted.filter((hour) => isOver(hour, day, now)).reverse() : [];
  const others = wanted.filter((hour) => !over.includes(hour));
  const times = [...others, ...over].map(({ time }) => time);
  const inTurn = openHour ? [openHour, ...times.filter((time) => time !== openHour)] : times;
  return new Map(inTurn.map((time, place) => [time, place + 1]));
}

function isOver({ time }: DayHour, day: string, now: LabMoment): boolean {
  return day < now.day || (day === now.day && slotEndMinutes(time) <= now.minutes);
}

function isRunning(hour: DayHour, day: string, now: LabMoment): boolean {
  return day === now.day && !isOver(hour, day, now) && slotStartMinutes(hour.time) <= now.minutes;
}

export type Pressing = { visit: DayVisit; lateness: Lateness };

/** The visits that want somebody now: the latest first, then those about to be late. */
export function pressingOf(visits: readonly DayVisit[], now: LabMoment): Pressing[] {
  const pressing = visits.flatMap((visit) => {
    const lateness = latenessOf(visit, now);
    return lateness ? [{ visit, lateness }] : [];
  });
  return pressing.sort((one, other) => urgency(other.lateness) - urgency(one.lateness));
}

function urgency({ kind, minutes }: Lateness): number {
  return kind === "late" ? minutes : -1 - minutes;
}

/** The order in which the keys go through the visits: what presses, then as the day goes. */
export function inTurn(visits: readonly DayVisit[], now: LabMoment): DayVisit[] {
  const first = pressingOf(visits, now).map(({ visit }) => visit);
  const others = visits.filter((visit) => !first.includes(visit));
  const byHour = (one: DayVisit, other: DayVisit) =>
    slotStartMinutes(one.bookingTime) - slotStartMinutes(other.bookingTime);
  return [...first, ...others.sort((one, other) => byHour(one, other) || one.id - other.id)];
}

/** What the day comes to; declined visits are none. */
export function tallyOf(visits: readonly DayCard[], now: LabMoment) {
  const taken = visits.filter(({ status }) => holdsSeat(status));
  return {
    visits: taken.length,
    collected: taken.filter(({ status }) => !isToCome(status)).length,
    late: taken.filter((visit) => latenessOf(visit, now)?.kind === "late").length,
    duePaise: taken.reduce((sum, visit) => sum + duePaise(visit), 0),
  };
}

export type Direction = "left" | "right" | "up" | "down";

/** The card beside another one: up and down within its hour, left and right in the nearest hour that has any, in its area first. */
export function cardBeside({ hours }: Board, id: number, direction: Direction): DayVisit | undefined {
  const column = hours.findIndex(({ lanes }) => lanes.flat().some((visit) => visit.id === id));
  const cards = hours[column]?.lanes.flat() ?? [];
  const place = cards.findIndex((visit) => visit.id === id);
  if (direction === "up") return cards[place - 1];
  if (direction === "down") return cards[place + 1];
  const lane = hours[column]?.lanes.findIndex((visits) => visits.some((visit) => visit.id === id)) ?? 0;
  const way = direction === "right" ? hours.slice(column + 1) : hours.slice(0, Math.max(column, 0)).reverse();
  const lanes = way.find((hour) => hour.lanes.some((visits) => visits.length > 0))?.lanes ?? [];
  const nearest = lanes
    .map((visits, at) => ({ visits, steps: Math.abs(at - lane) }))
    .filter(({ visits }) => visits.length > 0)
    .sort((one, other) => one.steps - other.steps);
  return nearest[0]?.visits[0];
}
