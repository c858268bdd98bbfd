import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { longDate } from "#core/calendar/day.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { type Priced, savedPaise } from "#core/pricing/discount.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { PayLaterBanner } from "#web/ui/cards/pay-later-banner.tsx";
import { Price } from "#web/ui/cards/price.tsx";
import { Icon } from "#web/ui/icon.tsx";

type Props = {
  of: Priced;
  bookPath: string;
  /** What else can be done than book. */
  children?: ReactNode;
};

/**
 * What a package or a test costs, beside its page; where it stands below, Book Now is in the bar instead, and what an offer
 * costs has just been told (OfferPromo). The button stands above the lines, so that a low screen shows it, too.
 */
export function PriceSummary({ of: priced, bookPath, children }: Props) {
  const texts = words.catalogue.detail;
  return (
    <aside className="side">
      <div className="card sum">
        <PayLaterBanner />
        <div className={priced.offer ? "sum-pad only-beside" : "sum-pad"}>
          <Price of={priced} size="large" />
          {priced.offer && <p className="sm soft">{words.price.until(longDate(priced.offer.until))}</p>}
          <a className="btn btn-1 btn-block only-beside" href={to(bookPath)}>
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

function PriceLines({ of: priced }: { of: Priced }) {
  const texts = words.catalogue.detail;
  const saved = savedPaise(priced);
  return (
    <dl className="lines">
      <div>
        <dt>{texts.basePrice}</dt>
        <dd translate="no">{formatRupees(fromWire(priced.price))}</dd>
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
