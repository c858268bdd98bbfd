import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
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
    <section className="hero">
      <div className="wrap">
        <div className="hero-text">
          {lab && (
            <p className="place only-wide">
              <Icon name="map-pin" small /> <span>{`${lab.name}, ${lab.city}`}</span>
            </p>
          )}
          <h1>
            <span>{texts.door}</span> <span>{texts.payAfter}</span>
          </h1>
          <SearchForm />
          <p className="hero-lead">
            {texts.lead} <span className="nb">{texts.reportHours}</span>
          </p>
          <PriceTeaser />
          <div className="cta">
            <a className="btn btn-1" href={withBasePath("/test-packages")}>
              {texts.book}
            </a>
            <a className="btn btn-2" href={withBasePath("/#waitlist")}>
              {texts.joinWaitlist}
            </a>
          </div>
        </div>
        <div className="hero-art on-cloth">
          <HeroPattern />
          <NextVisit />
        </div>
      </div>
    </section>
  );
}
