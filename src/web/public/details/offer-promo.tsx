import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Price, struckPriceClass } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatLongDate } from "#web/lib/format-date.ts";

type Props = { of: Package; bookPath: string };

/** The full price, the offer's, and that nothing is paid today. */
export function OfferPromo({ of: item, bookPath }: Props) {
  const { tests, offer } = item;
  const texts = words.catalogue.package;
  return (
    <section>
      <h2>{texts.special}</h2>
      <div className="trio">
        <div>
          <h3>{texts.fullPrice}</h3>
          <p>
            <s className={cx("trio-was", struckPriceClass)} translate="no">
              {formatRupees(parseAmount(item.price))}
            </s>
          </p>
          <p className="sm soft">{texts.holds(tests.length, getParameterCount(tests.length))}</p>
        </div>
        <div className="offer">
          <h3>{texts.offerPrice}</h3>
          <Price of={item} />
          {offer && <p className="sm soft only-stacked">{words.price.until(formatLongDate(offer.until))}</p>}
          <a className="btn btn-1 btn-s" href={withBasePath(bookPath)}>
            {words.catalogue.detail.book}
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
