import { expect, test } from "vitest";
import { summarizeDay } from "./day-board.ts";
import { createDayCards, findDayCard, getAmountDuePaise, listCardMembers } from "./day-cards.ts";
import type { DayVisit } from "./day-schema.ts";

let ids = 0;
function visit(changes: Partial<DayVisit> = {}): DayVisit {
  const slot = { bookingDate: "2026-11-23", bookingTime: "08:00 AM", place: "home", area: null } as const;
  const made = { id: ++ids, ...slot, status: "confirmed", paymentStatus: "pending", dueAmount: "100.00" };
  return {
    ...made,
    itemNames: ["CBC"],
    samples: ["Blood"],
    fastingHours: null,
    visitId: 1000 + ids,
    ...changes,
  } as DayVisit;
}

const idsOf = (visits: readonly DayVisit[]) => visits.map(({ id }) => id);

test("merges bookings of one visit address into one card named after the first; others stay alone", () => {
  const [mother, father] = [visit({ visitId: 7 }), visit({ visitId: 7 })];
  const others = [visit({ visitId: 8 }), visit(), visit()];
  const cards = createDayCards([mother, father, ...others]);
  expect(idsOf(cards)).toEqual(idsOf([mother, ...others]));
  expect(cards.map((card) => idsOf(listCardMembers(card)))[0]).toEqual(idsOf([mother, father]));
  expect(findDayCard(cards, father.id)?.id).toBe(mother.id);
});

test("adds up tubes and amounts due", () => {
  const mother = visit({ visitId: 7, itemNames: ["HbA1c"], samples: ["Blood", "Urine"] });
  const father = visit({ visitId: 7, fastingHours: 10, dueAmount: "250.00" });
  const [card] = createDayCards([mother, visit({ visitId: 7, dueAmount: "0.00" }), father]);
  expect(card).toMatchObject({ itemNames: ["HbA1c", "CBC", "CBC"], samples: ["Blood", "Urine"], fastingHours: 10 });
  expect(card && getAmountDuePaise(card)).toBe(35_000);
});

test("a card is late and not collected as long as one person waits", () => {
  const [seen, waiting] = [visit({ visitId: 7, status: "sample_collected" }), visit({ visitId: 7 })];
  const cards = createDayCards([seen, waiting]);
  expect(idsOf(cards)).toEqual([waiting.id]);
  const evening = { day: "2026-11-23", minutes: 20 * 60 };
  expect(summarizeDay(cards, evening)).toEqual({ visits: 1, collected: 0, late: 1, duePaise: 20_000 });
});

test("a declined booking and one in another slot stay alone", () => {
  const made = [visit({ visitId: 7 }), visit({ visitId: 7, status: "declined" })];
  const all = [...made, visit({ visitId: 7, bookingTime: "09:00 AM" })];
  expect(idsOf(createDayCards(all))).toEqual(idsOf(all));
});
