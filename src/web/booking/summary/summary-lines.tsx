import { percentOff } from "#core/pricing/discount.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { exactPrice } from "./exact-price.ts";

type Props = { basePaise: Paise; totalPaise: Paise };

/** Base price, discount, collection, total. */
export function SummaryLines({ basePaise, totalPaise }: Props) {
  const percent = percentOff(basePaise, totalPaise);
  const texts = en.booking.summary;
  return (
    <dl className="lines">
      {percent !== null && (
        <>
          <div>
            <dt>{texts.base}</dt>
            <dd>{formatRupeesExact(basePaise)}</dd>
          </div>
          <div className="save">
            <dt>{texts.discount(percent)}</dt>
            <dd>−{formatRupeesExact(basePaise - totalPaise)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{texts.collection}</dt>
        <dd>{texts.free}</dd>
      </div>
      <div className="total">
        <dt>{texts.total}</dt>
        <dd>{exactPrice(totalPaise)}</dd>
      </div>
    </dl>
  );
}
