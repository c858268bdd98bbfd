// Rows 2.28, 2.53, 3.4, 9.3, 9.4
import fc from "fast-check";
import { expect, test } from "vitest";
import { cataloguePaise, isDiscounted, percentOff, pricePaise, savedPaise } from "./discount.ts";
import { formatRupees, formatRupeesExact, formatWholeRupees, fromWire, rupeesTyped, toWire } from "./money.ts";

const amounts = fc.integer({ min: 0, max: 100_000_000 });

test("money survives the wire to the paisa", () => {
  fc.assert(fc.property(amounts, (paise) => fromWire(toWire(paise)) === paise));
});

test.each([
  ["₹ 1,999.50", 199950],
  ["Rs 499", 49900],
  ["499.5", 49950],
  ["free", 0],
  ["", 0],
  [null, 0],
  [undefined, 0],
])("the price text %j is %i paise", (text, paise) => {
  expect(fromWire(text)).toBe(paise);
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
])("the desk's %j are the rupees %j", (typed, rupees) => {
  expect(rupeesTyped(typed)).toBe(rupees);
});

test("rupees that we show read back as the same amount", () => {
  fc.assert(
    fc.property(amounts, (paise) => {
      expect(fromWire(rupeesTyped(formatRupees(paise)))).toBe(paise);
      expect(rupeesTyped(formatRupeesExact(paise))).toBe(toWire(paise));
    }),
  );
});

// Rows 3.5, 5.13, 10.41
test("whatever text comes as a price, it counts as a whole number of paise", () => {
  fc.assert(fc.property(fc.string(), (text) => Number.isSafeInteger(fromWire(text))));
});

// Row 9.1
test("rupees are grouped the Indian way, with paise only where there are any", () => {
  expect(formatRupees(22990000)).toBe("₹2,29,900");
  expect(formatRupees(49950)).toBe("₹499.50");
  expect(formatRupeesExact(229900)).toBe("₹2,299.00");
});

test("a discount price is asked in place of the price, and the rest is saved", () => {
  const priced = { price: "4500.00", discountPrice: "2299.00" };
  expect(pricePaise(priced)).toBe(229900);
  expect(savedPaise(priced)).toBe(220100);
  expect(percentOff(450000, 229900)).toBe(49);
  expect(percentOff(450000, 199900)).toBe(56);
});

test("a discount that is none, zero or dearer than the price is no discount", () => {
  for (const discountPrice of [null, "0.00", "4500.00", "9000.00"]) {
    expect(isDiscounted({ price: "4500.00", discountPrice })).toBe(false);
    expect(pricePaise({ price: "4500.00", discountPrice })).toBe(450000);
  }
});

test("what is asked and what is saved always add up to the price, and nobody pays more than it", () => {
  fc.assert(
    fc.property(amounts, fc.option(amounts), fc.option(amounts), (regular, discount, offered) => {
      const priced = {
        price: toWire(regular),
        discountPrice: discount === null ? null : toWire(discount),
        offer: offered === null ? null : { slug: "winter", price: toWire(offered), until: "2026-11-30" },
      };
      expect(pricePaise(priced)).toBeLessThanOrEqual(cataloguePaise(priced));
      expect(pricePaise(priced) + savedPaise(priced)).toBe(regular);
      expect(pricePaise(priced)).toBeLessThanOrEqual(regular);
    }),
  );
});

test("what costs something is never 100 % off, and nothing is 0 % off", () => {
  expect([percentOff(3_990_000, 18_000), percentOff(100_000, 99_501), percentOff(100_000, 99_500)]).toEqual([
    99,
    null,
    1,
  ]);
  fc.assert(
    fc.property(amounts, amounts, (regular, asked) => {
      fc.pre(asked > 0);
      const percent = percentOff(regular, asked);
      if (percent === null) return;
      expect(percent).toBeGreaterThanOrEqual(1);
      expect(percent).toBeLessThanOrEqual(99);
      expect(Math.abs(percent - (1 - asked / regular) * 100)).toBeLessThan(1);
    }),
  );
});

test("the desk and the dashboard show whole rupees, rounded", () => {
  expect([229900, 229949, 229950, 12345600, 0].map(formatWholeRupees)).toEqual([
    "₹2,299",
    "₹2,299",
    "₹2,300",
    "₹1,23,456",
    "₹0",
  ]);
});
