import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Price } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { DetailSection } from "./detail-layout.tsx";

type Props = { of: Package; bookPath: string };

const columnClass = "grid content-start gap-2 bg-card p-5";

/** The full price, the offer's, and that nothing is paid today. */
export function OfferPromo({ of: item, bookPath }: Props) {
  const { tests, offer } = item;
  const texts = words.catalogue.package;
  return (
    <DetailSection title={texts.special}>
      <div className="grid gap-px overflow-hidden rounded-lg border border-line-strong bg-line md:grid-cols-4">
        <div className={columnClass}>
          <h3>{texts.fullPrice}</h3>
          <p>
            <s className="text-2xl text-quiet line-through decoration-1" translate="no">
              {formatRupees(parseAmount(item.price))}
            </s>
          </p>
          <p className="text-sm text-soft">{texts.holds(tests.length, getParameterCount(tests.length))}</p>
        </div>
        <div className="grid content-start gap-2 bg-offer-soft p-5 md:col-span-2">
          <h3>{texts.offerPrice}</h3>
          <Price of={item} />
          {offer && <p className="text-sm text-soft lg:hidden">{words.price.until(formatLongDate(offer.until))}</p>}
          <ButtonLink look="primary" size="small" href={withBasePath(bookPath)}>
            {words.catalogue.detail.book}
          </ButtonLink>
        </div>
        <div className={columnClass}>
          <h3>{texts.later}</h3>
          <p className="text-sm text-soft">{texts.laterSentence}</p>
        </div>
      </div>
    </DetailSection>
  );
}
