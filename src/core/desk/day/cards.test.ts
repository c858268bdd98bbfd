import { expect, test } from "vitest";
import { tallyOf } from "./board.ts";
import { cardsOf, cardWith, duePaise, personsOf } from "./cards.ts";
import type { DayVisit } from "./schema.ts";

let ids = 0;
function visit(more: Partial<DayVisit> = {}): DayVisit {
  const hour = { bookingDate: "2026-11-23", bookingTime: "08:00 AM", place: "home", area: null } as const;
  const made = { id: ++ids, ...hour, status: "confirmed", paymentStatus: "pending", totalAmount: "100.00" };
  return { ...made, itemNames: ["CBC"], samples: ["Blood"], fastingHours: null, visitId: null, ...more } as DayVisit;
}

const idsOf = (visits: readonly DayVisit[]) => visits.map(({ id }) => id);

test("two at one door are one card, told by the first; everybody else has one of their own", () => {
  const [mother, father] = [visit({ visitId: 7 }), visit({ visitId: 7 })];
  const others = [visit({ visitId: 8 }), visit(), visit()];
  const cards = cardsOf([mother, father, ...others]);
  expect(idsOf(cards)).toEqual(idsOf([mother, ...others]));
  expect(cards.map((card) => idsOf(personsOf(card)))[0]).toEqual(idsOf([mother, father]));
  expect(cardWith(cards, father.id)?.id).toBe(mother.id);
});

test("what is taken and what is due are added up", () => {
  const mother = visit({ visitId: 7, itemNames: ["HbA1c"], samples: ["Blood", "Urine"] });
  const father = visit({ visitId: 7, fastingHours: 10, totalAmount: "250.00" });
  const [card] = cardsOf([mother, visit({ visitId: 7, paymentStatus: "paid" }), father]);
  expect(card).toMatchObject({ itemNames: ["HbA1c", "CBC", "CBC"], samples: ["Blood", "Urine"], fastingHours: 10 });
  expect(card && duePaise(card)).toBe(35_000);
});

test("who is still to be seen stands for the card: it is late and not collected as long as anybody waits", () => {
  const [seen, waits] = [visit({ visitId: 7, status: "sample_collected" }), visit({ visitId: 7 })];
  const cards = cardsOf([seen, waits]);
  expect(idsOf(cards)).toEqual([waits.id]);
  const evening = { day: "2026-11-23", minutes: 20 * 60 };
  expect(tallyOf(cards, evening)).toEqual({ visits: 1, collected: 0, late: 1, duePaise: 20_000 });
});

test("a declined one, and one with another hour, stands alone", () => {
  const made = [visit({ visitId: 7 }), visit({ visitId: 7, status: "declined" })];
  const all = [...made, visit({ visitId: 7, bookingTime: "09:00 AM" })];
  expect(idsOf(cardsOf(all))).toEqual(idsOf(all));
});
