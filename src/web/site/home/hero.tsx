import { useQuery } from "@tanstack/react-query";
import { Form } from "react-router";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { HeroCloth } from "#web/ui/cloth.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** What the lab promises, a search, and the two ways in. */
export function Hero() {
  const { data: lab } = useQuery(labQuery());
  const texts = words.home.hero;
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-text">
          {lab && (
            <p className="place">
              <Icon name="map-pin" small /> {lab.name}, {lab.city}
            </p>
          )}
          <h1>
            <span>{texts.door}</span> <span>{texts.payAfter}</span>
          </h1>
          <p className="hero-lead">
            {texts.lead(lab?.hours.booking)} <span className="nb">{texts.reportHours}</span>
          </p>
          <Form className="find" role="search" aria-label={texts.searchLabel} action="/tests-new">
            <SearchField label={texts.searchLabel} placeholder={texts.searchExample} name="search" />
            <button className="btn" type="submit">
              <span className="sr">{texts.search}</span>
              <Icon name="arrow-right" />
            </button>
          </Form>
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
          <ReportExample />
        </div>
      </div>
    </section>
  );
}

/** How a result reads: the value in words, and where it lies in its usual range. */
function ReportExample() {
  const texts = words.home.report;
  return (
    <div className="report">
      <div className="report-top">
        <b>{texts.title}</b>
        <span className="xs quiet">{texts.example}</span>
      </div>
      <dl>
        <div className="result">
          <dt>{texts.sugar}</dt>
          <dd className="v">{texts.sugarValue}</dd>
          <dd className="scale scale-inside" aria-hidden="true">
            <i />
            <b />
          </dd>
        </div>
        <div className="result">
          <dt>{texts.vitamin}</dt>
          <dd className="v">{texts.vitaminValue}</dd>
          <dd className="scale scale-below" aria-hidden="true">
            <i />
            <b />
          </dd>
        </div>
      </dl>
    </div>
  );
}
