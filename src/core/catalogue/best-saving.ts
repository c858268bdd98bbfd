import { parseAmount } from "#core/pricing/money.ts";
import { getPercentOff, getPricePaise, type Prices } from "#core/pricing/prices.ts";

type BestSaving = { packageId: number; percent: number };

/** Returns the highest percentage that any package saves today; null if none does. */
export function findBestSaving(packages: readonly (Prices & { id: number })[]): BestSaving | null {
  const savings = packages.flatMap((item) => {
    const percent = getPercentOff(parseAmount(item.price), getPricePaise(item));
    return percent === null ? [] : [{ packageId: item.id, percent }];
  });
  return savings.toSorted((a, b) => b.percent - a.percent)[0] ?? null;
}
