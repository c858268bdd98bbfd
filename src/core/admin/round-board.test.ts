import { expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import type { DayCard } from "./day-cards.ts";
import type { DayPhlebotomist, DayVisit } from "./day-schema.ts";
import {
  countOpenVisits,
  createRoundBoard,
  isAssignmentUrgent,
  listAssignmentChoices,
  listVisitsNearby,
  orderCardEarlier,
} from "./round-board.ts";

const day = "2026-11-23";
const labTime = (hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute });
const account = (id: string, changes: Partial<DayPhlebotomist> = {}): DayPhlebotomist => ({
  ...{ id, name: id, isPhlebotomist: true, isAssignable: true },
  ...changes,
});
const [ravi, sunita] = [account("ravi"), account("sunita")];
const owner = account("owner", { isPhlebotomist: false });

let ids = 0;
function visit(bookingTime: string, changes: Partial<DayVisit> = {}): DayCard {
  const id = ++ids;
  const made = { id, visitId: id, bookingDate: day, bookingTime, area: "Dugri", status: "confirmed", place: "home" };
  const ofRound = { phlebotomistId: null, roundPosition: null, areaPosition: null };
  const stop = { state: "waiting", at: null, promised: null } as const;
  return { ...made, ...ofRound, stop, dueAmount: "100.00", ...changes } as DayCard;
}

const hours = slotTimes.map((time) => ({ time, taken: 0, held: 0, seats: 4 }));
const boardOf = (visits: DayCard[], now = labTime(7), phlebotomists = [ravi, sunita, owner]) =>
  createRoundBoard({ day, hours, phlebotomists, visits }, now);
const idsOf = (cells: readonly (readonly DayCard[])[]) => cells.map((cards) => cards.map(({ id }) => id));

test("columns are those without a phlebotomist, phlebotomists, and others with a visit of the day", () => {
  const [free, given] = [visit("08:00 AM"), visit("08:00 AM", { phlebotomistId: "sunita" })];
  const board = boardOf([free, given]);
  expect(board.columns.map(({ phlebotomist }) => phlebotomist?.id)).toEqual([undefined, "ravi", "sunita"]);
  expect(idsOf(board.rows[0]?.cells ?? [])).toEqual([[free.id], [], [given.id]]);
  const helping = boardOf([visit("08:00 AM", { phlebotomistId: "owner" })]);
  expect(helping.columns.map(({ phlebotomist }) => phlebotomist?.id)).toEqual([undefined, "ravi", "sunita", "owner"]);
  expect(boardOf([free], labTime(7), [owner]).columns).toHaveLength(2);
});

test("a coming visit of an account that makes none any more has no phlebotomist, a done one keeps it", () => {
  const left = account("left", { isAssignable: false });
  const coming = visit("08:00 AM", { phlebotomistId: "left" });
  const done = visit("08:00 AM", { phlebotomistId: "left", status: "sample_collected" });
  const board = boardOf([coming, done], labTime(7), [ravi, left]);
  expect(idsOf(board.rows[0]?.cells ?? [])).toEqual([[coming.id], [], [done.id]]);
  expect(board.columns[2]).toMatchObject({ all: 1, done: 1 });
  expect(countOpenVisits([coming, done], [ravi, left])).toEqual({ unassigned: 1, notHome: 0 });
});

test("a cell has its visits as ordered by hand, then by the lab's order of areas", () => {
  const [last, second, first] = [
    visit("08:00 AM", { area: "Gill Park", areaPosition: 2 }),
    visit("08:00 AM", { area: "Dugri", areaPosition: 1 }),
    visit("08:00 AM", { area: "Gill Park", areaPosition: 2, roundPosition: 1 }),
  ];
  expect(idsOf(boardOf([last, second, first]).rows[0]?.cells ?? [])[0]).toEqual([first.id, second.id, last.id]);
});

test("late visits and those without a sample have a row of their own; slots that are over are one row", () => {
  const late = visit("07:00 AM", { phlebotomistId: "ravi" });
  const notHome = visit("09:00 AM", {
    phlebotomistId: "sunita",
    stop: { state: "not-home", at: null, promised: null },
  });
  const done = visit("07:00 AM", { phlebotomistId: "ravi", status: "sample_collected" });
  const doneLater = visit("08:00 AM", { status: "sample_collected" });
  const running = visit("09:00 AM");
  const board = boardOf([late, notHome, done, doneLater, running], labTime(9, 10));
  expect(idsOf(board.troubled)).toEqual([[], [late.id], [notHome.id]]);
  expect(board.over.times).toEqual(["07:00 AM", "08:00 AM"]);
  expect(idsOf(board.over.cells)).toEqual([[doneLater.id], [done.id], []]);
  expect(board.rows.map(({ time, isRunning }) => [time, isRunning])).toEqual([["09:00 AM", true]]);
  expect(board.columns.map(({ done: finished, all }) => [finished, all])).toEqual([
    [1, 2],
    [1, 2],
    [0, 1],
  ]);
});

test("declined visits and those at the centre have no round", () => {
  const board = boardOf([visit("08:00 AM", { status: "declined" }), visit("08:00 AM", { place: "centre" })]);
  expect([board.rows, board.columns[0]?.all]).toEqual([[], 0]);
});

test("visits without a phlebotomist are urgent today, and tomorrow's from the evening on", () => {
  const urgent = (of: string, now: { day: string; minutes: number }) =>
    isAssignmentUrgent({ day: of, eveningMinutes: 1200 }, now);
  expect(urgent(day, labTime(6))).toBe(true);
  expect([urgent("2026-11-24", labTime(19, 59)), urgent("2026-11-24", labTime(20))]).toEqual([false, true]);
  expect([urgent("2026-11-25", labTime(20)), urgent("2026-11-22", labTime(20))]).toEqual([false, false]);
});

test("the visits nearby are those of the same slot and area without a phlebotomist", () => {
  const card = visit("08:00 AM");
  const [same, otherHour, otherArea, given] = [
    visit("08:00 AM"),
    visit("09:00 AM"),
    visit("08:00 AM", { area: "PAU" }),
    visit("08:00 AM", { phlebotomistId: "ravi" }),
  ];
  const cards = [card, same, otherHour, otherArea, given];
  expect(listVisitsNearby(card, cards, [ravi]).map(({ id }) => id)).toEqual([same.id]);
  const unknown = visit("08:00 AM", { area: null });
  expect(listVisitsNearby(unknown, [...cards, visit("08:00 AM", { area: null })], [ravi])).toEqual([]);
});

test("the best choice has a stop in the same area and slot, and the fewest there", () => {
  const card = visit("08:00 AM");
  const given = (id: string, area: string) => visit("08:00 AM", { phlebotomistId: id, area });
  const cards = [card, given("ravi", "Dugri"), given("ravi", "PAU"), given("sunita", "Dugri")];
  const choices = listAssignmentChoices(card, cards, [ravi, sunita, owner]);
  expect(choices.map(({ inSlot, isNearby, isBest }) => [inSlot, isNearby, isBest])).toEqual([
    [2, true, false],
    [1, true, true],
    [0, false, false],
  ]);
});

test("the office orders coming visits of an hour, none before one that is under way or over", () => {
  const [over, first, second, third] = [
    visit("08:00 AM", { status: "sample_collected" }),
    visit("08:00 AM"),
    visit("08:00 AM"),
    visit("08:00 AM"),
  ];
  const hour = [over, first, second, third];
  expect(orderCardEarlier(hour, third)).toEqual([over, first, third, second].map(({ visitId }) => visitId));
  expect(orderCardEarlier(hour, first)).toBeNull();
  expect(orderCardEarlier([first, over], over)).toBeNull();
  const onTheWay = visit("08:00 AM", { stop: { state: "on-the-way", at: null, promised: null } });
  expect(orderCardEarlier([onTheWay, second], second)).toBeNull();
});
