import { type RefObject, useEffect, useRef, useState } from "react";
import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { ButtonLink } from "#web/components/button.tsx";
import { Price } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookPackagePath } from "#web/lib/booking-paths.ts";
import { ShareImageTags } from "#web/public/seo/share-image-tags.tsx";
import { Benefits, Preparation } from "./benefits.tsx";
import { BookingCallToAction, OfferHero } from "./offer-hero.tsx";
import type { LandingData } from "./queries.ts";
import { ClosingSection, OfferCountsSection, Overview, TestimonialsSection, TestsByCategory } from "./sections.tsx";
import { SlimHeader } from "./slim-header.tsx";

/** The offer from top to bottom, with an anchor for each section. */
export function OfferView({ of: { item, needs, groups, voices } }: { of: LandingData }) {
  const bookPath = bookPackagePath(item.id);
  const price = formatRupees(getPricePaise(item));
  const counts = {
    tests: item.tests.length,
    parameters: getParameterCount(item.tests.length),
    categories: groups.length,
  };
  const call = useRef<HTMLDivElement>(null);
  const hasLeft = useHasScrolledPast(call);
  return (
    <>
      <OfferMeta of={item} price={price} parameters={counts.parameters} />
      <SlimHeader />
      <main id="main" tabIndex={-1}>
        <OfferHero of={item} counts={counts}>
          <Price of={item} size="offer" />
          <BookingCallToAction bookPath={bookPath} price={price} ref={call} />
          <p className="text-sm leading-normal text-soft">{words.landing.hero.terms}</p>
        </OfferHero>
        <OfferCountsSection of={counts} />
        <Benefits />
        <Overview of={item} />
        <TestsByCategory groups={groups} />
        <Preparation needs={needs} />
        {voices.length > 0 && <TestimonialsSection of={voices} />}
        <ClosingSection>
          <Price of={item} size="offer" />
          <BookingCallToAction bookPath={bookPath} price={price} />
        </ClosingSection>
        {hasLeft && (
          <BottomBar where="narrow">
            <Price of={item} size="small" />
            <ButtonLink look="primary" href={withBasePath(bookPath)}>
              {words.packageCard.book}
            </ButtonLink>
          </BottomBar>
        )}
      </main>
    </>
  );
}

/** Whether an element is above the viewport. */
function useHasScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return hasLeft;
}

type Props = { of: Package; price: string; parameters: number };

/** Title and description come with the offer: React hoists them into the head. */
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
      <ShareImageTags path={`/share/test-packages/${id}.png?${getPricePaise(item)}`} says={title} />
    </>
  );
}
