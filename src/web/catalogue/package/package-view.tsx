import type { Package } from "#core/catalogue/schema.ts";
import { PageTitle } from "#web/catalogue/detail/page-title.tsx";
import { PriceSummary } from "#web/catalogue/detail/price-summary.tsx";
import { en } from "#web/texts/en.ts";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Price } from "#web/ui/marks/price.tsx";
import { BesideCheaper } from "./beside-cheaper.tsx";
import { HeartRisk } from "./heart-risk.tsx";
import { OfferPromo } from "./offer-promo.tsx";
import { PackageBanner } from "./package-banner.tsx";
import { PackageFacts } from "./package-facts.tsx";
import { PackageJsonLd } from "./package-json-ld.tsx";
import { PreparationList } from "./preparation-list.tsx";
import { TestsIncluded } from "./tests-included.tsx";

/** One package: what is in it, how to prepare, what it costs. Where it is on offer, the offer's price and film too. */
export function PackageView({ of: item }: { of: Package }) {
  const bookPath = bookPackagePath(item.id);
  return (
    <div className="wrap detail">
      <PageTitle title={item.name} description={item.description} />
      <PackageJsonLd of={item} />
      <nav className="crumbs" aria-label={en.catalogue.detail.crumbs}>
        <a href="/test-packages">
          <Icon name="chevron-left" small /> {en.catalogue.package.back}
        </a>
      </nav>
      <PackageBanner of={item} />
      <div className="split">
        <div className="gap-section">
          <PackageFacts tests={item.tests} />
          <TestsIncluded tests={item.tests} />
          <BesideCheaper id={item.id} sold={item} />
          <PreparationList packageId={item.id} />
          {item.offer && (
            <>
              <HeartRisk />
              <OfferPromo of={item} bookPath={bookPath} />
            </>
          )}
        </div>
        <PriceSummary of={item} bookPath={bookPath} />
      </div>
      <div className="bar only-stacked">
        <Price of={item} size="small" />
        <a className="btn btn-1" href={bookPath}>
          {en.catalogue.detail.book}
        </a>
      </div>
    </div>
  );
}
