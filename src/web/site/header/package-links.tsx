import type { MenuPackage } from "#core/catalogue/packages/digest.ts";
import { cataloguePaise, pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { Motif } from "#web/ui/cloth.tsx";
import { motifOf } from "#web/ui/motif-of.ts";

/** Packages as a menu lists them: motif, name, what is asked, and struck through what the catalogue asks without the offer. */
export function PackageLinks({ packages }: { packages: readonly MenuPackage[] }) {
  return packages.map((item) => (
    <a key={item.id} className="pick" href={`/test-packages/${item.id}`}>
      <Motif name={motifOf(item.name)} className="pick-art" />
      <span>{item.name}</span>
      <MenuPrice of={item} />
    </a>
  ));
}

function MenuPrice({ of: item }: { of: MenuPackage }) {
  const [asked, catalogue] = [pricePaise(item), cataloguePaise(item)];
  return (
    <span className="pick-price">
      <b>{formatRupees(asked)}</b>
      {catalogue > asked && (
        <s className="price-was">
          <span className="sr"> {en.price.withoutOffer} </span>
          {formatRupees(catalogue)}
        </s>
      )}
    </span>
  );
}
