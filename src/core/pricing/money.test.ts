// Rows 2.28, 2.53, 3.4, 9.3, 9.4
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatAmount,
  formatRupees,
  formatRupeesExact,
  formatWholeRupees,
  normalizeRupees,
  parseAmount,
} from "./money.ts";
import { getCataloguePaise, getPercentOff, getPricePaise, getSavedPaise, isDiscounted } from "./prices.ts";

const amounts = fc.integer({ min: 0, max: 100_000_000 });

test("parses a formatted amount back to the paisa", () => {
  fc.assert(fc.property(amounts, (paise) => parseAmount(formatAmount(paise)) === paise));
});

test.each([
  ["₹ 1,999.50", 199950],
  ["Rs 499", 49900],
  ["499.5", 49950],
  ["free", 0],
  ["", 0],
  [null, 0],
  [undefined, 0],
])("parses the price text %j as %i paise", (text, paise) => {
  expect(parseAmount(text)).toBe(paise);
});

test.each([
  ["499", "499"],
  ["₹2,299", "2299"],
  ["₹ 2,29,900.50", "229900.50"],
  ["੪੯੯", "499"],
  ["१,९९९", "1999"],
  ["12,50", "12,50"],
  ["1,99", "1,99"],
  ["free", "free"],
])("normalizes the typed %j to the rupees %j", (typed, rupees) => {
  expect(normalizeRupees(typed)).toBe(rupees);
});

test("parses formatted rupees back to the same amount", () => {
  fc.assert(
    fc.property(amounts, (paise) => {
      expect(parseAmount(normalizeRupees(formatRupees(paise)))).toBe(paise);
      expect(normalizeRupees(formatRupeesExact(paise))).toBe(formatAmount(paise));
    }),
  );
});

// Rows 3.5, 5.13, 10.41
test("parses any text as a whole number of paise", () => {
  fc.assert(fc.property(fc.string(), (text) => Number.isSafeInteger(parseAmount(text))));
});

// Row 9.1
test("groups rupees the Indian way, with paise only if there are any", () => {
  expect(formatRupees(22990000)).toBe("₹2,29,900");
  expect(formatRupees(49950)).toBe("₹499.50");
  expect(formatRupeesExact(229900)).toBe("₹2,299.00");
});

test("charges the discount price and saves the rest", () => {
  const priced = { price: "4500.00", discountPrice: "2299.00" };
  expect(getPricePaise(priced)).toBe(229900);
  expect(getSavedPaise(priced)).toBe(220100);
  expect(getPercentOff(450000, 229900)).toBe(49);
  expect(getPercentOff(450000, 199900)).toBe(56);
});

test("ignores a missing, zero or higher discount price", () => {
  for (const discountPrice of [null, "0.00", "4500.00", "9000.00"]) {
    expect(isDiscounted({ price: "4500.00", discountPrice })).toBe(false);
    expect(getPricePaise({ price: "4500.00", discountPrice })).toBe(450000);
  }
});

test("adds price and savings up to the regular price, never above it", () => {
  fc.assert(
    fc.property(amounts, fc.option(amounts), fc.option(amounts), (regular, discount, offered) => {
      const priced = {
        price: formatAmount(regular),
        discountPrice: discount === null ? null : formatAmount(discount),
        offer: offered === null ? null : { slug: "winter", price: formatAmount(offered), until: "2026-11-30" },
      };
      expect(getPricePaise(priced)).toBeLessThanOrEqual(getCataloguePaise(priced));
      expect(getPricePaise(priced) + getSavedPaise(priced)).toBe(regular);
      expect(getPricePaise(priced)).toBeLessThanOrEqual(regular);
    }),
  );
});

test("keeps the percentage between 1 and 99 for a positive price", () => {
  expect([getPercentOff(3_990_000, 18_000), getPercentOff(100_000, 99_501), getPercentOff(100_000, 99_500)]).toEqual([
    99,
    null,
    1,
  ]);
  fc.assert(
    fc.property(amounts, amounts, (regular, current) => {
      fc.pre(current > 0);
      const percent = getPercentOff(regular, current);
      if (percent === null) return;
      expect(percent).toBeGreaterThanOrEqual(1);
      expect(percent).toBeLessThanOrEqual(99);
      expect(Math.abs(percent - (1 - current / regular) * 100)).toBeLessThan(1);
    }),
  );
});

test("rounds to whole rupees for admin and dashboard", () => {
  expect([229900, 229949, 229950, 12345600, 0].map(formatWholeRupees)).toEqual([
    "₹2,299",
    "₹2,299",
    "₹2,300",
    "₹1,23,456",
    "₹0",
  ]);
});
