import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocateByDue, calculateBalance, calculateChange } from "./balance.ts";
import { formatReceiptNumber, getReceiptSeries } from "./receipt-number.ts";
import {
  addTenders,
  limitTenders,
  negateTenders,
  shareTenders,
  sumPaise,
  type Tender,
  tenderMethods,
  toPaymentMethod,
} from "./tenders.ts";
import { normalizeUtr, UTR_PATTERN } from "./utr.ts";

const paise = fc.integer({ min: 0, max: 10_000_000 });
const tender = fc.record({ method: fc.constantFrom(...tenderMethods), paise: fc.integer({ min: 1, max: 1_000_000 }) });

test("taken + due - back = wanted, and due or back is 0", () => {
  fc.assert(
    fc.property(fc.boolean(), paise, paise, paise, (isWanted, totalPaise, discountPaise, takenPaise) => {
      const { wantedPaise, duePaise, backPaise } = calculateBalance({
        isWanted,
        totalPaise,
        discountPaise,
        takenPaise,
      });
      expect(takenPaise + duePaise - backPaise).toBe(wantedPaise);
      expect(Math.min(duePaise, backPaise)).toBe(0);
    }),
  );
});

test("an amount is allocated to bookings in their order, and what is over to the last one", () => {
  expect(allocateByDue(600_00, [400_00, 1299_00, 899_00])).toEqual([400_00, 200_00, 0]);
  expect(allocateByDue(1500_00, [400_00, 899_00])).toEqual([400_00, 1100_00]);
  fc.assert(
    fc.property(paise, fc.array(paise, { minLength: 1, maxLength: 4 }), (sum, due) => {
      const shares = allocateByDue(sum, due);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(sum);
      // Nothing for a later booking while an earlier one lacks something.
      const firstOpen = shares.findIndex((share, index) => share < (due[index] ?? 0));
      expect(firstOpen === -1 || shares.slice(firstOpen + 1).every((share) => share === 0)).toBe(true);
    }),
  );
});

test("change is what was given beyond the amount, and never negative", () => {
  expect([calculateChange(200_000, 150_000), calculateChange(100_000, 150_000)]).toEqual([50_000, 0]);
});

describe("the tenders of a receipt", () => {
  test("are shared among its bookings without a rest, whatever goes back or forth", () => {
    fc.assert(
      fc.property(fc.array(tender, { minLength: 1, maxLength: 6 }), fc.nat(5), fc.boolean(), (legs, cuts, isReturn) => {
        const tenders = addTenders(isReturn ? negateTenders(legs) : legs);
        const total = sumPaise(tenders);
        const parts = Math.min(cuts + 1, Math.abs(total));
        const each = Math.trunc(total / parts);
        const allocations = Array.from({ length: parts }, (_, index) => ({
          bookingCode: `BK-${index}`,
          paise: index === 0 ? total - each * (parts - 1) : each,
        }));
        const shares = shareTenders(tenders, allocations);
        for (const { bookingCode, paise: share } of allocations)
          expect(sumPaise(shares.get(bookingCode) ?? [])).toBe(share);
        expect(addTenders([...shares.values()].flat())).toEqual(tenders);
      }),
    );
  });

  test("are used up in their order", () => {
    const tenders: Tender[] = [
      { method: "cash", paise: 1000 },
      { method: "upi", paise: 799 },
    ];
    const shares = shareTenders(tenders, [
      { bookingCode: "BK-1", paise: 1299 },
      { bookingCode: "BK-2", paise: 500 },
    ]);
    expect([...shares.values()]).toEqual([
      [
        { method: "cash", paise: 1000 },
        { method: "upi", paise: 299 },
      ],
      [{ method: "upi", paise: 500 }],
    ]);
    expect(limitTenders(tenders, 1200)).toEqual([
      { method: "cash", paise: 1000 },
      { method: "upi", paise: 200 },
    ]);
  });
});

test.each([
  [[], "home", "pay_later"],
  [["other"], "home", "pay_later"],
  [["upi"], "home", "upi"],
  [["card", "other"], "centre", "card"],
  [["cash"], "centre", "cod"],
  [["cash"], "home", "Cash"],
  [["card", "cash", "upi"], "home", "Cash, UPI, Card"],
] as const)("payments by %j at %s are shown as %s", (methods, place, shown) => {
  expect(toPaymentMethod(methods, place)).toBe(shown);
});

test.each([
  ["2026-03-31", "25-26"],
  ["2026-04-01", "26-27"],
  ["2026-12-31", "26-27"],
  ["2099-05-01", "99-00"],
])("a receipt of %s is in the series %s", (day, series) => {
  expect([getReceiptSeries("taken", day), getReceiptSeries("returned", day)]).toEqual([series, `R${series}`]);
});

test("a receipt's number has at most 16 characters", () => {
  expect(formatReceiptNumber({ series: "26-27", number: 41 })).toBe("26-27/000041");
  expect(formatReceiptNumber({ series: "R26-27", number: 999_999_999 })).toHaveLength(16);
  expect(formatReceiptNumber({ series: null, number: null })).toBeNull();
});

test.each(["612345678901", " 6123 4567 8901 ", "6123-4567-8901", "੬੧੨੩੪੫੬੭੮੯੦੧"])(
  "reads %s as a UPI reference",
  (typed) => {
    expect(normalizeUtr(typed)).toMatch(UTR_PATTERN);
  },
);
