import fc from "fast-check";
import { expect, test } from "vitest";
import { formatErrorText } from "#api/i18n/texts.ts";
import { DomainError } from "#core/errors.ts";
import {
  listPriceChanges,
  needsPriceConfirmation,
  type PriceChange,
  requirePriceConfirmation,
} from "./price-confirmation.ts";

const paise = fc.integer({ min: 1, max: 99_999_999 });
const prices = fc.tuple(paise, fc.option(paise)).map(([price, discount]) => ({
  pricePaise: price,
  discountPaise: discount !== null && discount < price ? discount : null,
}));

test("an unchanged price needs no confirmation", () => {
  fc.assert(fc.property(paise, paise, (price, regular) => !needsPriceConfirmation(price, price, regular)));
});

test("a price needs confirmation outside seven to thirteen tenths of the old one", () => {
  const tenths = (before: number, after: number) => [BigInt(before), BigInt(after) * 10n] as const;
  fc.assert(
    fc.property(paise, paise, (before, after) => {
      const [whole, tens] = tenths(before, after);
      expect(needsPriceConfirmation(before, after)).toBe(tens < 7n * whole || tens > 13n * whole);
    }),
  );
});

test.each([70, 130])("a move of exactly thirty percent needs no confirmation: 100 to %i", (after) => {
  expect(needsPriceConfirmation(100, after)).toBe(false);
});

test("a price that rises above the regular one needs confirmation, however little it moves", () => {
  fc.assert(fc.property(paise, (regular) => needsPriceConfirmation(regular, regular + 1, regular)));
});

test("ten times or a tenth of a price needs confirmation, whichever of the two was mistyped", () => {
  fc.assert(
    fc.property(prices, fc.constantFrom("pricePaise", "discountPaise"), (before, mistyped) => {
      const typed = before[mistyped];
      fc.pre(typed !== null);
      const after = { ...before, [mistyped]: typed * 10 };
      for (const moves of [listPriceChanges(before, after), listPriceChanges(after, before)]) {
        expect(() => requirePriceConfirmation(moves)).toThrow(DomainError);
        expect(() => requirePriceConfirmation(moves, true)).not.toThrow();
      }
    }),
  );
});

test("what patients pay never moves far without confirmation", () => {
  const paid = ({ pricePaise, discountPaise }: PricePair) => discountPaise ?? pricePaise;
  fc.assert(
    fc.property(prices, prices, (before, after) => {
      fc.pre(needsPriceConfirmation(paid(before), paid(after)));
      expect(() => requirePriceConfirmation(listPriceChanges(before, after))).toThrow(DomainError);
    }),
  );
});

test("lists exactly the prices that need confirmation, old and new", () => {
  const moves: PriceChange[] = [
    { field: "price", name: "price", before: 18_000, after: 3_990_000 },
    { field: "advertPrice", name: "advert-price", before: 199_900, after: 199_900 },
  ];
  expect(catchSentence(() => requirePriceConfirmation(moves))).toBe(
    "The price goes from ₹180 to ₹39,900. Is that right?",
  );
});

function catchSentence(run: () => void): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return formatErrorText(error.reason, "en");
  }
  return undefined;
}

type PricePair = { pricePaise: number; discountPaise: number | null };
