import { parameterCount } from "#core/catalogue/parameters.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import { OfferMeta } from "./offer-meta.tsx";
import type { OfferedPackage } from "./queries.ts";
import { Benefits } from "./sections/benefits.tsx";
import { BookingCall } from "./sections/booking-call.tsx";
import { Counts } from "./sections/counts.tsx";
import { End } from "./sections/end.tsx";
import { OfferHero } from "./sections/offer-hero.tsx";
import { Overview } from "./sections/overview.tsx";
import { Preparation } from "./sections/preparation.tsx";
import { TestsByCategory } from "./sections/tests-by-category.tsx";
import { Voices } from "./sections/voices.tsx";
import { SlimHeader } from "./slim-header.tsx";

/** The offer told from top to bottom: spec §2 "Landing page", one section an anchor. */
export function OfferView({ of: { item, needs, groups, voices } }: { of: OfferedPackage }) {
  const bookPath = bookPackagePath(item.id);
  const price = formatRupees(pricePaise(item));
  const counts = {
    tests: item.tests.length,
    parameters: parameterCount(item.tests.length),
    categories: groups.length,
  };
  const call = <BookingCall bookPath={bookPath} price={price} />;
  return (
    <>
      <OfferMeta of={item} price={price} parameters={counts.parameters} />
      <SlimHeader />
      <main id="main" tabIndex={-1}>
        <OfferHero of={item} counts={counts}>
          <Price of={item} size="large" />
          {call}
        </OfferHero>
        <Counts of={counts} />
        <Benefits />
        <Overview of={item} />
        <TestsByCategory groups={groups} />
        <Preparation needs={needs} />
        {voices.length > 0 && <Voices of={voices} />}
        <End>
          <Price of={item} size="large" />
          {call}
        </End>
        <div className="bar only-narrow">
          <Price of={item} size="small" />
          <a className="btn btn-1" href={bookPath}>
            {en.packageCard.book}
          </a>
        </div>
      </main>
    </>
  );
}
