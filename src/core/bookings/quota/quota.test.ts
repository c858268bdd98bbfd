import { expect, test } from "vitest";
import { findExceededQuota, getNetworkAlertThreshold, type QuotaSubject, type QuotaUsage } from "./quota.ts";

const noUsage: QuotaUsage = { ofNetwork: 0, unproved: 0, ofPhone: 0, toCome: 0, provedToCome: 0 };
const byCode: QuotaSubject = { isVerified: false, canVerifyPhones: true, isSharedAddress: false };
const verified: QuotaSubject = { ...byCode, isVerified: true };
const inDemo: QuotaSubject = { ...byCode, canVerifyPhones: false };

/** Counts how many seats pass one after the other, with the usage that `counts` returns. */
function countAllowed(counts: (seats: number) => Partial<QuotaUsage>, subject: QuotaSubject, seatsPerSlot = 4): number {
  for (let seats = 0; seats < 10_000; seats++) {
    if (findExceededQuota({ ...noUsage, ...counts(seats) }, subject, seatsPerSlot)) return seats;
  }
  return Number.POSITIVE_INFINITY;
}

const byNetwork = (seats: number) => ({ ofNetwork: seats, unproved: seats });

test("limits a network to a fifth of a day's 48 seats with unproved phones", () => {
  expect(countAllowed(byNetwork, byCode)).toBe(9);
  expect(countAllowed(byNetwork, { ...byCode, isSharedAddress: true })).toBe(9);
  expect(countAllowed(byNetwork, inDemo)).toBe(9);
  expect(countAllowed(byNetwork, byCode, 20)).toBe(48);
  expect(countAllowed(byNetwork, byCode, 1)).toBe(2);
});

test("allows half a day behind one shared address if no code can be sent", () => {
  expect(countAllowed(byNetwork, { ...inDemo, isSharedAddress: true })).toBe(24);
});

test("reserves half of a day for proved phones if phones can be proved", () => {
  const byAll = (unproved: number) => ({ unproved });
  expect(countAllowed(byAll, byCode)).toBe(24);
  expect(countAllowed(byAll, byCode, 1)).toBe(6);
  expect(countAllowed(byAll, inDemo)).toBe(Number.POSITIVE_INFINITY);
});

test("limits an unproved phone to six upcoming visits and a proved one to a fifth of each day, but at least a family", () => {
  const ofPhone = (seats: number) => ({ ofPhone: seats, toCome: seats });
  expect(countAllowed(ofPhone, byCode)).toBe(6);
  expect(countAllowed((toCome) => ({ toCome }), byCode)).toBe(6);
  expect(countAllowed((toCome) => ({ toCome }), inDemo)).toBe(Number.POSITIVE_INFINITY);
  expect(countAllowed(ofPhone, verified)).toBe(9);
  expect(countAllowed(ofPhone, inDemo)).toBe(Number.POSITIVE_INFINITY);
  expect(countAllowed(ofPhone, verified, 1)).toBe(6);
});

test("limits a proved phone to twelve upcoming visits on any days", () => {
  const onOtherDays = (provedToCome: number) => ({ provedToCome });
  expect(countAllowed(onOtherDays, verified)).toBe(12);
  expect(countAllowed(onOtherDays, byCode)).toBe(Number.POSITIVE_INFINITY);
});

test("alerts staff of a network at its quota, and never of a family", () => {
  expect([1, 3, 4, 10].map(getNetworkAlertThreshold)).toEqual([6, 7, 9, 24]);
});

test("does not count a proved phone with its network", () => {
  expect(
    findExceededQuota({ ofNetwork: 48, unproved: 48, ofPhone: 5, toCome: 6, provedToCome: 11 }, verified, 4),
  ).toBeNull();
});

test("reports the exceeded quota, the phone's first", () => {
  const full: QuotaUsage = { ofNetwork: 48, unproved: 48, ofPhone: 48, toCome: 48, provedToCome: 48 };
  expect(findExceededQuota(full, verified, 4)).toBe("phone-of-day");
  expect(findExceededQuota({ ...full, ofPhone: 8 }, verified, 4)).toBe("proved-phone");
  expect(findExceededQuota(full, byCode, 4)).toBe("phone");
  expect(findExceededQuota({ ...full, toCome: 5 }, byCode, 4)).toBe("network");
  expect(findExceededQuota({ ...full, toCome: 5, ofNetwork: 8 }, byCode, 4)).toBe("unproved");
});
