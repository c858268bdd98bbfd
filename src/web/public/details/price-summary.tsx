import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { getSavedPaise, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { SummaryLine, SummaryLines } from "#web/components/lists/summary-lines.tsx";
import { SideColumn } from "#web/components/page-columns.tsx";
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
    <SideColumn>
      <Card className="divide-y divide-line overflow-hidden">
        <PayLaterBanner />
        <div className={cx("grid gap-4 p-5", priced.offer && "max-lg:hidden")}>
          <Price of={priced} size="large" />
          {priced.offer && <p className="text-sm text-soft">{words.price.until(formatLongDate(priced.offer.until))}</p>}
          <ButtonLink look="primary" width="full" className="max-lg:hidden" href={withBasePath(bookPath)}>
            {texts.book}
          </ButtonLink>
          <PriceLines of={priced} />
        </div>
        {children}
        <Helpline />
      </Card>
    </SideColumn>
  );
}

function PriceLines({ of: priced }: { of: Prices }) {
  const texts = words.catalogue.detail;
  const saved = getSavedPaise(priced);
  return (
    <SummaryLines>
      <SummaryLine name={texts.basePrice}>
        <span translate="no">{formatRupees(parseAmount(priced.price))}</span>
      </SummaryLine>
      {saved > 0 && (
        <SummaryLine name={texts.youSave} isSaving>
          <span translate="no">{formatRupees(saved)}</span>
        </SummaryLine>
      )}
      <SummaryLine name={texts.collection}>{texts.free}</SummaryLine>
    </SummaryLines>
  );
}

function Helpline() {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  if (!phone) return null;
  return (
    <div className="grid gap-1 p-5">
      <p className="text-sm text-soft">{words.catalogue.detail.questions}</p>
      <a className="inline-flex min-h-target items-center gap-2 font-semibold no-underline" href={`tel:${phone}`}>
        <Icon name="phone" small /> <span>{formatPhone(phone)}</span>
      </a>
    </div>
  );
}
