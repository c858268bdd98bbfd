import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import type { Paise } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";

export type ComparablePackage = Pick<Package, "id" | "name" | "price" | "discountPrice" | "offer" | "tests">;

export type PackageDifference = {
  /** Tests that both measure. A panel is included only if both contain it, not for a test inside it. */
  both: PackageTest[];
  onlyOne: PackageTest[];
  onlyOther: PackageTest[];
  /** Price difference of the other package today; negative if it is cheaper. */
  otherCostsMorePaise: Paise;
};

/** Compares any two packages. A test that a panel of the other package measures is in both. */
export function comparePackages(a: ComparablePackage, b: ComparablePackage): PackageDifference {
  const onlyOne = listMissingTests(a, b);
  const onlyOther = listMissingTests(b, a);
  const inBoth = [
    ...a.tests.filter((test) => !onlyOne.includes(test)),
    ...b.tests.filter((test) => !onlyOther.includes(test)),
  ];
  return {
    both: [...new Map(inBoth.map((test) => [test.id, test])).values()],
    onlyOne,
    onlyOther,
    otherCostsMorePaise: getPricePaise(b) - getPricePaise(a),
  };
}

/** The tests of `a` that `b` does not measure. */
function listMissingTests(a: ComparablePackage, b: ComparablePackage): PackageTest[] {
  const measured = new Set(b.tests.flatMap(({ id, holds }) => [id, ...holds]));
  return a.tests.filter(({ id }) => !measured.has(id));
}
