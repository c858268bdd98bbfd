import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import type { Paise } from "#core/pricing/money.ts";

export type Compared = Pick<Package, "id" | "name" | "price" | "discountPrice" | "offer" | "tests">;

export type TwoPackages = {
  /** What both measure; of a panel and a test inside it the panel is not in it, unless both have it. */
  both: PackageTest[];
  onlyOne: PackageTest[];
  onlyOther: PackageTest[];
  /** What the other one costs more today; below 0 where it costs less. */
  otherCostsMorePaise: Paise;
};

/** Any two packages side by side. A test that a panel of the other package measures is in both. */
export function comparePackages(one: Compared, other: Compared): TwoPackages {
  const onlyOne = missingIn(one, other);
  const onlyOther = missingIn(other, one);
  const inBoth = [
    ...one.tests.filter((test) => !onlyOne.includes(test)),
    ...other.tests.filter((test) => !onlyOther.includes(test)),
  ];
  return {
    both: [...new Map(inBoth.map((test) => [test.id, test])).values()],
    onlyOne,
    onlyOther,
    otherCostsMorePaise: pricePaise(other) - pricePaise(one),
  };
}

/** The tests of the one that the other does not measure. */
function missingIn(one: Compared, other: Compared): PackageTest[] {
  const measured = new Set(other.tests.flatMap(({ id, holds }) => [id, ...holds]));
  return one.tests.filter(({ id }) => !measured.has(id));
}
