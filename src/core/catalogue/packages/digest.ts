import { z } from "zod";
import { bestSaving } from "#core/catalogue/best-saving.ts";
import { Package } from "#core/catalogue/schema.ts";
import { sortPackages } from "#core/catalogue/sorting.ts";

const MenuPackage = Package.pick({ id: true, name: true, price: true, discountPrice: true, offer: true });

/** What every page's banner and menus show of the packages: sorted, without their tests; `best` is the greatest saving. */
export const PackagesDigest = z.object({
  packages: z.array(MenuPackage),
  best: z.object({ packageId: z.number().int(), percent: z.number().int() }).nullable(),
});

export type MenuPackage = z.infer<typeof MenuPackage>;
export type PackagesDigest = z.infer<typeof PackagesDigest>;

export function digestPackages(packages: readonly Package[]): PackagesDigest {
  const inMenu = sortPackages(packages).map(({ id, name, price, discountPrice, offer }) => {
    return { id, name, price, discountPrice, offer };
  });
  return { packages: inMenu, best: bestSaving(packages) };
}
