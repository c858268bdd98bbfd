import { type Priced, percentOff, pricePaise } from "#core/pricing/discount.ts";
import { fromWire } from "#core/pricing/money.ts";

type BestSaving = { packageId: number; percent: number };

/** The greatest percent that any package saves today; null where nothing is saved (row 2.22). */
export function bestSaving(packages: readonly (Priced & { id: number })[]): BestSaving | null {
  const savings = packages.flatMap((item) => {
    const percent = percentOff(fromWire(item.price), pricePaise(item));
    return percent === null ? [] : [{ packageId: item.id, percent }];
  });
  return savings.toSorted((one, other) => other.percent - one.percent)[0] ?? null;
}
