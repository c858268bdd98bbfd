import type { MenuPackage } from "#core/catalogue/packages/digest.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { Motif } from "#web/ui/motif.tsx";
import { motifOf } from "#web/ui/motif-of.ts";

/** Packages as a menu lists them: motif, name, and what is asked (spec §2: the discount price, or else the price). */
export function PackageLinks({ packages }: { packages: readonly MenuPackage[] }) {
  return packages.map((item) => (
    <a key={item.id} className="pick" href={`/test-packages/${item.id}`}>
      <Motif name={motifOf(item.name)} className="pick-art" />
      <span>{item.name}</span>
      <b>{formatRupees(pricePaise(item))}</b>
    </a>
  ));
}
