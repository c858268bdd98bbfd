import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { HeroPattern } from "#web/components/motifs/patterns.tsx";
import { SearchForm } from "#web/components/search/search-form.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { NextVisit } from "./next-visit.tsx";
import { PriceTeaser } from "./price-teaser.tsx";

const texts = words.home.hero;

/** The search, prices of three packages, the two calls to action, and the next free slot. */
export function Hero() {
  const { data: lab } = useQuery(labQuery());
  return (
    <section className="relative overflow-x-clip border-b border-line">
      <div className="page-width lg:grid lg:min-h-160 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12">
        <div className="grid grid-cols-1 gap-3 pt-4 pb-3 md:gap-4 md:pt-8 md:pb-6 lg:content-center lg:gap-5 lg:py-10">
          {lab && (
            <p className="flex items-center gap-2 text-sm font-medium text-soft max-md:hidden">
              <Icon name="map-pin" small /> <span>{`${lab.name}, ${lab.city}`}</span>
            </p>
          )}
          <h1 className="text-[clamp(1.6875rem,8.6vw,3.375rem)] leading-none *:block">
            <span>{texts.door}</span> <span>{texts.payAfter}</span>
          </h1>
          <SearchForm />
          <p className="leading-normal text-soft md:text-lg lg:max-w-136">
            {texts.lead} <span className="whitespace-nowrap">{texts.reportHours}</span>
          </p>
          <PriceTeaser />
          <div className="grid sm:flex sm:flex-wrap sm:gap-3 forced-colors:gap-3">
            <ButtonLink look="primary" href={withBasePath("/test-packages")}>
              {texts.book}
            </ButtonLink>
            {/* On a phone quiet, below the other. */}
            <ButtonLink
              className="max-sm:min-h-target max-sm:border-transparent max-sm:bg-transparent"
              href={withBasePath("/#waitlist")}
            >
              {texts.joinWaitlist}
            </ButtonLink>
          </div>
        </div>
        <HeroArt />
      </div>
    </section>
  );
}

/** The pattern to the edges of the screen, and the visit on it. Its pulse shows above the visit from peak to trough. */
function HeroArt() {
  return (
    <div className="on-cloth relative -mx-gutter overflow-hidden bg-cloth px-gutter pt-[max(88px,13vw)] pb-4 [--bleed:max(var(--gutter),(100vw-var(--page))/2)] lg:-mr-(--bleed) lg:ml-0 lg:grid lg:items-end lg:py-10 lg:pr-(--bleed) lg:pl-8">
      <HeroPattern className="absolute top-[max(48px,6vw)] left-1/2 aspect-square w-full min-w-140 -translate-1/2 lg:-top-32 lg:left-0 lg:aspect-auto lg:h-6/5 lg:min-w-0 lg:translate-none" />
      <NextVisit />
    </div>
  );
}
