import { expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { createDayBoard, findAdjacentCard, listUrgentVisits, sortByUrgency, summarizeDay } from "./day-board.ts";
import type { DaySchedule, DayVisit } from "./day-schema.ts";

const day = "2026-11-23";
const labTime = (hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute });

let ids = 0;
function visit(bookingTime: string, area: string | null, changes: Partial<DayVisit> = {}): DayVisit {
  const made = { id: ++ids, bookingDate: day, bookingTime, area, status: "confirmed", paymentStatus: "pending" };
  return { ...made, totalAmount: "100.00", dueAmount: "100.00", ...changes } as DayVisit;
}

function dayOf(visits: DayVisit[], taken: Record<string, number> = {}): DaySchedule {
  const slots = slotTimes.map((time) => ({ time, taken: taken[time] ?? 0, held: 0, seats: 4 }));
  return {
    day,
    at: labTime(9),
    closed: null,
    hours: slots,
    visits,
    missed: [],
    phlebotomists: [],
    eveningMinutes: 1200,
  };
}

const idsOf = (visits: readonly DayVisit[]) => visits.map(({ id }) => id);

test("sorts areas by name, the unknown one last, and declined visits last within a slot", () => {
  const declined = visit("08:00 AM", "Dugri", { status: "declined" });
  const [dugri, unknownArea, brsNagar] = [
    visit("08:00 AM", "Dugri"),
    visit("08:00 AM", null),
    visit("09:00 AM", "BRS Nagar"),
  ];
  const board = createDayBoard(dayOf([declined, dugri, unknownArea, brsNagar]), day, labTime(7));
  expect(board.areas).toEqual(["BRS Nagar", "Dugri", null]);
  const eight = board.hours.find(({ time }) => time === "08:00 AM");
  expect(eight?.lanes.map(idsOf)).toEqual([[], [dugri.id, declined.id], [unknownArea.id]]);
});

test("puts visits at the centre in a lane below all areas, and they are never late", () => {
  const [home, unknownArea] = [visit("08:00 AM", "Dugri"), visit("08:00 AM", null)];
  const walkIn = visit("08:00 AM", null, { place: "centre" });
  const board = createDayBoard(dayOf([walkIn, home, unknownArea]), day, labTime(12));
  expect([board.areas, board.hasCentre]).toEqual([["Dugri", null], true]);
  const eight = board.hours.find(({ time }) => time === "08:00 AM");
  expect(eight?.lanes.map(idsOf)).toEqual([[home.id], [unknownArea.id], [walkIn.id]]);
  expect(listUrgentVisits([walkIn, home], labTime(12)).map(({ visit: { id } }) => id)).toEqual([home.id]);
  expect(summarizeDay([walkIn, home], labTime(12))).toMatchObject({ visits: 2, late: 1 });
  expect(createDayBoard(dayOf([home]), day, labTime(12)).hasCentre).toBe(false);
});

test("a slot is full including held seats, and overbooked slots stay full", () => {
  const day1 = dayOf([], { "07:00 AM": 3, "08:00 AM": 5 });
  const slots = day1.hours.map((slot) => (slot.time === "07:00 AM" ? { ...slot, held: 1 } : slot));
  const full = createDayBoard({ ...day1, hours: slots }, day, labTime(6)).hours.filter(({ isFull }) => isFull);
  expect(full.map(({ time }) => time)).toEqual(["07:00 AM", "08:00 AM"]);
});

test("ranks the running slot first, then upcoming, past and empty ones", () => {
  const visits = ["07:00 AM", "08:00 AM", "11:00 AM", "02:00 PM"].map((time) => visit(time, null));
  const ranks = (now: ReturnType<typeof labTime>, of = day) =>
    createDayBoard({ ...dayOf(visits), day: of }, of, now)
      .hours.filter(({ rank }) => rank !== null)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .map(({ time }) => time.slice(0, 2));
  expect(ranks(labTime(9, 20))).toEqual(["09", "11", "02", "08", "07"]);
  expect(ranks(labTime(9, 20), "2026-11-24")).toEqual(["07", "08", "11", "02"]);
  expect(ranks(labTime(20))).toEqual(["02", "11", "08", "07"]);
});

test("ranks the slot of the open visit before all others", () => {
  const [past, next] = [visit("07:00 AM", null), visit("10:00 AM", null)];
  const { hours } = createDayBoard(dayOf([past, next]), day, labTime(9), past.id);
  expect(hours.filter(({ rank }) => rank !== null).map(({ time, rank }) => [time, rank])).toEqual([
    ["07:00 AM", 1],
    ["09:00 AM", 2],
    ["10:00 AM", 3],
  ]);
});

test("folds done visits only on a running day with more than eight visits", () => {
  const nine = slotTimes.slice(0, 9).map((time) => visit(time, null));
  expect(createDayBoard(dayOf(nine), day, labTime(12))).toMatchObject({ isSharedAddress: true, folds: true });
  expect(createDayBoard(dayOf(nine.slice(1)), day, labTime(12))).toMatchObject({
    isSharedAddress: false,
    folds: false,
  });
  expect(createDayBoard(dayOf(nine), day, labTime(21))).toMatchObject({ isSharedAddress: true, folds: false });
});

test("sorts the latest visits first, then those about to be late, then by time", () => {
  const [late, later, soon, next] = [
    visit("08:00 AM", null),
    visit("07:00 AM", null),
    visit("09:00 AM", null),
    visit("10:00 AM", null),
  ];
  const done = visit("07:00 AM", null, { status: "sample_collected" });
  const visits = [next, soon, done, late, later];
  expect(listUrgentVisits(visits, labTime(9, 50)).map(({ visit: { id } }) => id)).toEqual([later.id, late.id, soon.id]);
  expect(idsOf(sortByUrgency(visits, labTime(9, 50)))).toEqual([later.id, late.id, soon.id, done.id, next.id]);
});

test("the day's totals leave out declined visits and count unpaid ones as due", () => {
  const visits = [
    visit("08:00 AM", null),
    visit("09:00 AM", null, { status: "completed", paymentStatus: "paid", dueAmount: "0.00" }),
    visit("10:00 AM", null, { status: "declined", dueAmount: "0.00" }),
    visit("10:00 AM", null, { paymentStatus: "failed" }),
  ];
  expect(summarizeDay(visits, labTime(9, 1))).toEqual({ visits: 3, collected: 1, late: 1, duePaise: 20_000 });
});

test("arrow keys move within the slot, and to the nearest area of the next slot with visits", () => {
  const [a, b, c] = [visit("08:00 AM", "A"), visit("08:00 AM", "B"), visit("08:00 AM", "C")];
  const [far, near] = [visit("10:00 AM", "A"), visit("10:00 AM", "C")];
  const board = createDayBoard(dayOf([a, b, c, far, near]), day, labTime(7));
  const findAdjacent = (from: DayVisit, direction: Parameters<typeof findAdjacentCard>[2]) =>
    findAdjacentCard(board, from.id, direction)?.id;
  expect(findAdjacent(a, "down")).toBe(b.id);
  expect(findAdjacent(b, "up")).toBe(a.id);
  expect(findAdjacent(c, "down")).toBeUndefined();
  expect(findAdjacent(a, "right")).toBe(far.id);
  expect(findAdjacent(c, "right")).toBe(near.id);
  expect(findAdjacent(near, "left")).toBe(c.id);
  expect(findAdjacent(near, "right")).toBeUndefined();
});
