import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { getSavedPaise, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { PayLaterBanner } from "#web/components/pay-later-banner.tsx";
import { Price } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

type Props = {
  of: Prices;
  bookPath: string;
  /** Other actions than booking. */
  children?: ReactNode;
};

/**
 * The price of a package or a test, next to its page; where it is below, Book Now is in the bar instead, and OfferPromo
 * has already shown the offer's price. The button is above the lines, so that a low screen shows it too.
 */
export function PriceSummary({ of: priced, bookPath, children }: Props) {
  const texts = words.catalogue.detail;
  return (
    <aside className="side">
      <div className="card sum">
        <PayLaterBanner />
        <div className={priced.offer ? "sum-pad only-beside" : "sum-pad"}>
          <Price of={priced} size="large" />
          {priced.offer && <p className="sm soft">{words.price.until(formatLongDate(priced.offer.until))}</p>}
          <a className="btn btn-1 btn-block only-beside" href={withBasePath(bookPath)}>
            {texts.book}
          </a>
          <PriceLines of={priced} />
        </div>
        {children}
        <Helpline />
      </div>
    </aside>
  );
}

function PriceLines({ of: priced }: { of: Prices }) {
  const texts = words.catalogue.detail;
  const saved = getSavedPaise(priced);
  return (
    <dl className="lines">
      <div>
        <dt>{texts.basePrice}</dt>
        <dd translate="no">{formatRupees(parseAmount(priced.price))}</dd>
      </div>
      {saved > 0 && (
        <div className="save">
          <dt>{texts.youSave}</dt>
          <dd translate="no">{formatRupees(saved)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.collection}</dt>
        <dd>{texts.free}</dd>
      </div>
    </dl>
  );
}

function Helpline() {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  if (!phone) return null;
  return (
    <div className="help">
      <p className="sm soft">{words.catalogue.detail.questions}</p>
      <a href={`tel:${phone}`}>
        <Icon name="phone" small /> <span>{formatPhone(phone)}</span>
      </a>
    </div>
  );
}
