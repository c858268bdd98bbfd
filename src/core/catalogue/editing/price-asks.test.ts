import fc from "fast-check";
import { expect, test } from "vitest";
import { sentenceOf } from "#api/texts/words.ts";
import { Refusal } from "#core/refusal.ts";
import { catalogueMoves, type PriceMove, priceAsks, requireMeant } from "./price-asks.ts";

const paise = fc.integer({ min: 1, max: 99_999_999 });
const prices = fc.tuple(paise, fc.option(paise)).map(([price, discount]) => ({
  pricePaise: price,
  discountPaise: discount !== null && discount < price ? discount : null,
}));

test("a price that stays is never asked about", () => {
  fc.assert(fc.property(paise, paise, (price, regular) => !priceAsks(price, price, regular)));
});

test("a price is asked about exactly where it leaves seven to thirteen tenths of the old one", () => {
  const tenths = (before: number, after: number) => [BigInt(before), BigInt(after) * 10n] as const;
  fc.assert(
    fc.property(paise, paise, (before, after) => {
      const [whole, tens] = tenths(before, after);
      expect(priceAsks(before, after)).toBe(tens < 7n * whole || tens > 13n * whole);
    }),
  );
});

test.each([70, 130])("thirty percent are not more than thirty: 100 to %i", (after) => {
  expect(priceAsks(100, after)).toBe(false);
});

test("a price that moves above the regular one is asked about, however little it moves", () => {
  fc.assert(fc.property(paise, (regular) => priceAsks(regular, regular + 1, regular)));
});

test("a price of ten times or a tenth is asked about, whichever of the two was mistyped", () => {
  fc.assert(
    fc.property(prices, fc.constantFrom("pricePaise", "discountPaise"), (before, mistyped) => {
      const typed = before[mistyped];
      fc.pre(typed !== null);
      const after = { ...before, [mistyped]: typed * 10 };
      for (const moves of [catalogueMoves(before, after), catalogueMoves(after, before)]) {
        expect(() => requireMeant(moves)).toThrow(Refusal);
        expect(() => requireMeant(moves, true)).not.toThrow();
      }
    }),
  );
});

test("what patients pay never moves far without a question", () => {
  const paid = ({ pricePaise, discountPaise }: PriceMoveEnds) => discountPaise ?? pricePaise;
  fc.assert(
    fc.property(prices, prices, (before, after) => {
      fc.pre(priceAsks(paid(before), paid(after)));
      expect(() => requireMeant(catalogueMoves(before, after))).toThrow(Refusal);
    }),
  );
});

test("the question names each price that it is about, old and new, and no other", () => {
  const moves: PriceMove[] = [
    { field: "price", name: "price", before: 18_000, after: 3_990_000 },
    { field: "advertPrice", name: "advert-price", before: 199_900, after: 199_900 },
  ];
  expect(sentencesOf(() => requireMeant(moves))).toBe("The price goes from ₹180 to ₹39,900. Is that right?");
});

function sentencesOf(act: () => void): string | undefined {
  try {
    act();
  } catch (refusal) {
    if (refusal instanceof Refusal) return sentenceOf(refusal.said);
  }
  return undefined;
}

type PriceMoveEnds = { pricePaise: number; discountPaise: number | null };
