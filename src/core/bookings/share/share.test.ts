import { expect, test } from "vitest";
import { type Asker, type SeatsTaken, seatsToWarnOf, shareUsedUp } from "./share.ts";

const none: SeatsTaken = { ofNetwork: 0, unproved: 0, ofPhone: 0, toCome: 0, provedToCome: 0 };
const byCode: Asker = { isProved: false, provesPhones: true, isCrowded: false };
const proved: Asker = { ...byCode, isProved: true };
const inDemo: Asker = { ...byCode, provesPhones: false };

/** How many seats pass one after the other, each counted as `counts` says. */
function most(counts: (seats: number) => Partial<SeatsTaken>, asker: Asker, seatsPerSlot = 4): number {
  for (let seats = 0; seats < 10_000; seats++) {
    if (shareUsedUp({ ...none, ...counts(seats) }, asker, seatsPerSlot)) return seats;
  }
  return Number.POSITIVE_INFINITY;
}

const byNetwork = (seats: number) => ({ ofNetwork: seats, unproved: seats });

test("a network takes a fifth of a day's 48 seats with unproved phones, and no more", () => {
  expect(most(byNetwork, byCode)).toBe(9);
  expect(most(byNetwork, { ...byCode, isCrowded: true })).toBe(9);
  expect(most(byNetwork, inDemo)).toBe(9);
  expect(most(byNetwork, byCode, 20)).toBe(48);
  expect(most(byNetwork, byCode, 1)).toBe(2);
});

test("where no code can be sent, a crowd behind one address takes half a day", () => {
  expect(most(byNetwork, { ...inDemo, isCrowded: true })).toBe(24);
});

test("many networks together leave half of a day to proved phones, where phones can be proved", () => {
  const byAll = (unproved: number) => ({ unproved });
  expect(most(byAll, byCode)).toBe(24);
  expect(most(byAll, byCode, 1)).toBe(6);
  expect(most(byAll, inDemo)).toBe(Number.POSITIVE_INFINITY);
});

test("an unproved phone has six visits to come, one that is proved a fifth of each day, a family in any case", () => {
  const ofPhone = (seats: number) => ({ ofPhone: seats, toCome: seats });
  expect(most(ofPhone, byCode)).toBe(6);
  expect(most((toCome) => ({ toCome }), byCode)).toBe(6);
  expect(most((toCome) => ({ toCome }), inDemo)).toBe(Number.POSITIVE_INFINITY);
  expect(most(ofPhone, proved)).toBe(9);
  expect(most(ofPhone, inDemo)).toBe(Number.POSITIVE_INFINITY);
  expect(most(ofPhone, proved, 1)).toBe(6);
});

test("a proved phone has twelve visits to come, on whatever days", () => {
  const onOtherDays = (provedToCome: number) => ({ provedToCome });
  expect(most(onOtherDays, proved)).toBe(12);
  expect(most(onOtherDays, byCode)).toBe(Number.POSITIVE_INFINITY);
});

test("the desk is told of a network's bookings once its share is used up, and never of a family's", () => {
  expect([1, 3, 4, 10].map(seatsToWarnOf)).toEqual([6, 7, 9, 24]);
});

test("a proved phone is not counted with its network", () => {
  expect(shareUsedUp({ ofNetwork: 48, unproved: 48, ofPhone: 5, toCome: 6, provedToCome: 11 }, proved, 4)).toBeNull();
});

test("it is told whose share is used up, a phone's first", () => {
  const full: SeatsTaken = { ofNetwork: 48, unproved: 48, ofPhone: 48, toCome: 48, provedToCome: 48 };
  expect(shareUsedUp(full, proved, 4)).toBe("phone-of-day");
  expect(shareUsedUp({ ...full, ofPhone: 8 }, proved, 4)).toBe("proved-phone");
  expect(shareUsedUp(full, byCode, 4)).toBe("phone");
  expect(shareUsedUp({ ...full, toCome: 5 }, byCode, 4)).toBe("network");
  expect(shareUsedUp({ ...full, toCome: 5, ofNetwork: 8 }, byCode, 4)).toBe("unproved");
});
