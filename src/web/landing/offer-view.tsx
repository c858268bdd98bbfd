import { type RefObject, useEffect, useRef, useState } from "react";
import { parameterCount } from "#core/catalogue/parameters.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { SharePicture } from "#web/site/search-engines/share-picture.tsx";
import { to } from "#web/to.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Bar } from "#web/ui/cart/bar.tsx";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import { BookingCall, OfferHero } from "./offer-hero.tsx";
import { Benefits, Preparation } from "./points.tsx";
import type { OfferedPackage } from "./queries.ts";
import { Counts, End, Overview, TestsByCategory, Voices } from "./sections.tsx";
import { SlimHeader } from "./slim-header.tsx";

/** The offer told from top to bottom: row 2.138, one section an anchor. */
export function OfferView({ of: { item, needs, groups, voices } }: { of: OfferedPackage }) {
  const bookPath = bookPackagePath(item.id);
  const price = formatRupees(pricePaise(item));
  const counts = {
    tests: item.tests.length,
    parameters: parameterCount(item.tests.length),
    categories: groups.length,
  };
  const call = useRef<HTMLDivElement>(null);
  const hasLeft = useHasLeft(call);
  return (
    <>
      <OfferMeta of={item} price={price} parameters={counts.parameters} />
      <SlimHeader />
      <main className="offer" id="main" tabIndex={-1}>
        <OfferHero of={item} counts={counts}>
          <Price of={item} size="large" />
          <BookingCall bookPath={bookPath} price={price} ref={call} />
          <p className="sm soft">{words.landing.hero.terms}</p>
        </OfferHero>
        <Counts of={counts} />
        <Benefits />
        <Overview of={item} />
        <TestsByCategory groups={groups} />
        <Preparation needs={needs} />
        {voices.length > 0 && <Voices of={voices} />}
        <End>
          <Price of={item} size="large" />
          <BookingCall bookPath={bookPath} price={price} />
        </End>
        {hasLeft && (
          <Bar where="narrow">
            <Price of={item} size="small" />
            <a className="btn btn-1" href={to(bookPath)}>
              {words.packageCard.book}
            </a>
          </Bar>
        )}
      </main>
    </>
  );
}

/** Whether an element lies above what is in view: a visitor has read past it. */
function useHasLeft(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen) setHasLeft(!seen.isIntersecting && seen.boundingClientRect.top < 0);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return hasLeft;
}

type Props = { of: Package; price: string; parameters: number };

/** Title and description come with the offer: React lifts them into the head. */
function OfferMeta({ of: item, price, parameters }: Props) {
  const { id, name, tests } = item;
  const title = words.site.titleOf(words.landing.titleOf(name, price));
  const description = words.landing.descriptionOf(name, tests.length, parameters);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <SharePicture path={`/share/test-packages/${id}.png?${pricePaise(item)}`} says={title} />
    </>
  );
}
