import { expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { boardOf, cardBeside, inTurn, pressingOf, tallyOf } from "./board.ts";
import type { DayVisit, DeskDay } from "./schema.ts";

const day = "2026-11-23";
const at = (hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute });

let ids = 0;
function visit(bookingTime: string, area: string | null, more: Partial<DayVisit> = {}): DayVisit {
  const made = { id: ++ids, bookingDate: day, bookingTime, area, status: "confirmed", paymentStatus: "pending" };
  return { ...made, totalAmount: "100.00", ...more } as DayVisit;
}

function dayOf(visits: DayVisit[], taken: Record<string, number> = {}): DeskDay {
  const hours = slotTimes.map((time) => ({ time, taken: taken[time] ?? 0, held: 0, seats: 4 }));
  return { day, at: at(9), closed: null, hours, visits, missed: [] };
}

const idsOf = (visits: readonly DayVisit[]) => visits.map(({ id }) => id);

test("areas stand by name and the unknown one last, each with its visits of the hour, declined ones last", () => {
  const declined = visit("08:00 AM", "Dugri", { status: "declined" });
  const [dugri, nowhere, brs] = [visit("08:00 AM", "Dugri"), visit("08:00 AM", null), visit("09:00 AM", "BRS Nagar")];
  const board = boardOf(dayOf([declined, dugri, nowhere, brs]), day, at(7));
  expect(board.areas).toEqual(["BRS Nagar", "Dugri", null]);
  const eight = board.hours.find(({ time }) => time === "08:00 AM");
  expect(eight?.lanes.map(idsOf)).toEqual([[], [dugri.id, declined.id], [nowhere.id]]);
});

test("visits at the centre stand in a lane of their own below all areas, and are never late", () => {
  const [home, nowhere] = [visit("08:00 AM", "Dugri"), visit("08:00 AM", null)];
  const walkIn = visit("08:00 AM", null, { place: "centre" });
  const board = boardOf(dayOf([walkIn, home, nowhere]), day, at(12));
  expect([board.areas, board.hasCentre]).toEqual([["Dugri", null], true]);
  const eight = board.hours.find(({ time }) => time === "08:00 AM");
  expect(eight?.lanes.map(idsOf)).toEqual([[home.id], [nowhere.id], [walkIn.id]]);
  expect(pressingOf([walkIn, home], at(12)).map(({ visit: { id } }) => id)).toEqual([home.id]);
  expect(tallyOf([walkIn, home], at(12))).toMatchObject({ visits: 2, late: 1 });
  expect(boardOf(dayOf([home]), day, at(12)).hasCentre).toBe(false);
});

test("an hour is full with the seats that are held, and overbooked ones stay full", () => {
  const day1 = dayOf([], { "07:00 AM": 3, "08:00 AM": 5 });
  const hours = day1.hours.map((hour) => (hour.time === "07:00 AM" ? { ...hour, held: 1 } : hour));
  const full = boardOf({ ...day1, hours }, day, at(6)).hours.filter(({ isFull }) => isFull);
  expect(full.map(({ time }) => time)).toEqual(["07:00 AM", "08:00 AM"]);
});

test("the running hour is drawn wide first, then those to come, then those that are over, and empty ones last", () => {
  const visits = ["07:00 AM", "08:00 AM", "11:00 AM", "02:00 PM"].map((time) => visit(time, null));
  const ranks = (now: ReturnType<typeof at>, of = day) =>
    boardOf({ ...dayOf(visits), day: of }, of, now)
      .hours.filter(({ rank }) => rank !== null)
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .map(({ time }) => time.slice(0, 2));
  expect(ranks(at(9, 20))).toEqual(["09", "11", "02", "08", "07"]);
  expect(ranks(at(9, 20), "2026-11-24")).toEqual(["07", "08", "11", "02"]);
  expect(ranks(at(20))).toEqual(["02", "11", "08", "07"]);
});

test("the hour of the open visit is drawn wide before all others", () => {
  const [gone, next] = [visit("07:00 AM", null), visit("10:00 AM", null)];
  const { hours } = boardOf(dayOf([gone, next]), day, at(9), gone.id);
  expect(hours.filter(({ rank }) => rank !== null).map(({ time, rank }) => [time, rank])).toEqual([
    ["07:00 AM", 1],
    ["09:00 AM", 2],
    ["10:00 AM", 3],
  ]);
});

test("a day folds what is done only while it goes on and has more than eight visits", () => {
  const nine = slotTimes.slice(0, 9).map((time) => visit(time, null));
  expect(boardOf(dayOf(nine), day, at(12))).toMatchObject({ isCrowded: true, folds: true });
  expect(boardOf(dayOf(nine.slice(1)), day, at(12))).toMatchObject({ isCrowded: false, folds: false });
  expect(boardOf(dayOf(nine), day, at(21))).toMatchObject({ isCrowded: true, folds: false });
});

test("what presses comes first: the latest, then those about to be, then the day as it goes", () => {
  const [late, later, soon, next] = [
    visit("08:00 AM", null),
    visit("07:00 AM", null),
    visit("09:00 AM", null),
    visit("10:00 AM", null),
  ];
  const done = visit("07:00 AM", null, { status: "sample_collected" });
  const visits = [next, soon, done, late, later];
  expect(pressingOf(visits, at(9, 50)).map(({ visit: { id } }) => id)).toEqual([later.id, late.id, soon.id]);
  expect(idsOf(inTurn(visits, at(9, 50)))).toEqual([later.id, late.id, soon.id, done.id, next.id]);
});

test("the day's sums leave declined visits out, and owe what is not paid", () => {
  const visits = [
    visit("08:00 AM", null),
    visit("09:00 AM", null, { status: "completed", paymentStatus: "paid" }),
    visit("10:00 AM", null, { status: "declined" }),
    visit("10:00 AM", null, { paymentStatus: "failed" }),
  ];
  expect(tallyOf(visits, at(9, 1))).toEqual({ visits: 3, collected: 1, late: 1, duePaise: 20_000 });
});

test("arrows go within the hour, and to the nearest area of the next hour that has visits", () => {
  const [a, b, c] = [visit("08:00 AM", "A"), visit("08:00 AM", "B"), visit("08:00 AM", "C")];
  const [far, near] = [visit("10:00 AM", "A"), visit("10:00 AM", "C")];
  const board = boardOf(dayOf([a, b, c, far, near]), day, at(7));
  const beside = (from: DayVisit, direction: Parameters<typeof cardBeside>[2]) =>
    cardBeside(board, from.id, direction)?.id;
  expect(beside(a, "down")).toBe(b.id);
  expect(beside(b, "up")).toBe(a.id);
  expect(beside(c, "down")).toBeUndefined();
  expect(beside(a, "right")).toBe(far.id);
  expect(beside(c, "right")).toBe(near.id);
  expect(beside(near, "left")).toBe(c.id);
  expect(beside(near, "right")).toBeUndefined();
});
