import { z } from "zod";
import { findBestSaving } from "#core/catalogue/best-saving.ts";
import { Package } from "#core/catalogue/schema.ts";
import { sortPackages } from "#core/catalogue/sort-packages.ts";

const MenuPackage = Package.pick({ id: true, name: true, price: true, discountPrice: true, offer: true });

/** Packages for the banner and menus of every page: sorted, without tests; `best` is the highest saving. */
export const PackagesOverview = z.object({
  packages: z.array(MenuPackage),
  best: z.object({ packageId: z.number().int(), percent: z.number().int() }).nullable(),
});

export type MenuPackage = z.infer<typeof MenuPackage>;
export type PackagesOverview = z.infer<typeof PackagesOverview>;

/** Returns the packages in the menu's order, and the best saving among them. */
export function createPackagesOverview(packages: readonly Package[]): PackagesOverview {
  const inMenu = sortPackages(packages).map(({ id, name, price, discountPrice, offer }) => {
    return { id, name, price, discountPrice, offer };
  });
  return { packages: inMenu, best: findBestSaving(packages) };
}
