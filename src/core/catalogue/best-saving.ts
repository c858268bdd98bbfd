import { type Priced, percentOff, pricePaise } from "#core/pricing/discount.ts";
import { fromWire } from "#core/pricing/money.ts";

type BestSaving = { packageId: number; percent: number };

type Sold = Priced & { id: number };
type Offered = { packageId: number; price: string };

/** The greatest percent that any package, or any offer for one, saves; null where nothing is saved (spec §2 "Header"). */
export function bestSaving(packages: readonly Sold[], offers: readonly Offered[]): BestSaving | null {
  const savings = packages.flatMap((item) => {
    const regular = fromWire(item.price);
    const special = offers.filter(({ packageId }) => packageId === item.id).map(({ price }) => fromWire(price));
    const percent = percentOff(regular, Math.min(pricePaise(item), ...special));
    return percent === null ? [] : [{ packageId: item.id, percent }];
  });
  return savings.toSorted((one, other) => other.percent - one.percent)[0] ?? null;
}
