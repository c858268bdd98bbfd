import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { HeroCloth } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { FindForm } from "#web/ui/search/find-form.tsx";
import { NextVisit } from "./next-visit.tsx";
import { PricedStrip } from "./priced-strip.tsx";

const texts = words.home.hero;

/** The search, what three packages cost, the two ways in, and how soon somebody comes. */
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
          <FindForm />
          <p className="hero-lead">
            {texts.lead} <span className="nb">{texts.reportHours}</span>
          </p>
          <PricedStrip />
          <div className="cta">
            <a className="btn btn-1" href={to("/test-packages")}>
              {texts.book}
            </a>
            <a className="btn btn-2" href={to("/#waitlist")}>
              {texts.joinWaitlist}
            </a>
          </div>
        </div>
        <div className="hero-art on-cloth">
          <HeroCloth />
          <NextVisit />
        </div>
      </div>
    </section>
  );
}
