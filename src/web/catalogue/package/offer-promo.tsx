import { parameterCount } from "#core/catalogue/parameters.ts";
import type { PackageTest } from "#core/catalogue/schema.ts";
import type { Priced } from "#core/pricing/discount.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { Price } from "#web/ui/marks/price.tsx";

type Props = { sold: Priced; tests: readonly PackageTest[]; bookPath: string };

/** Spec §2: the full price, the offer's, and that nothing is paid today. */
export function OfferPromo({ sold, tests, bookPath }: Props) {
  const texts = en.catalogue.package;
  return (
    <section>
      <h2>{texts.special}</h2>
      <div className="trio">
        <div>
          <h3>{texts.fullPrice}</h3>
          <p className="price">
            <s className="price-was trio-was">{formatRupees(fromWire(sold.price))}</s>
          </p>
          <p className="sm soft">{texts.holds(tests.length, parameterCount(tests.length))}</p>
        </div>
        <div className="offer">
          <h3>{texts.offerPrice}</h3>
          <Price of={sold} />
          <a className="btn btn-1 btn-s" href={bookPath}>
            {en.catalogue.detail.book}
          </a>
        </div>
        <div>
          <h3>{texts.later}</h3>
          <p className="sm soft">{texts.laterSentence}</p>
        </div>
      </div>
    </section>
  );
}
