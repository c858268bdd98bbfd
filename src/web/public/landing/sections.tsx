import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getOrgan } from "#core/catalogue/organs.ts";
import type { Package, Testimonial } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import type { TestGroup } from "./group-by-category.ts";
import type { OfferCounts } from "./offer-hero.tsx";

/** The number of tests, parameters and categories, counted from the catalogue. */
export function OfferCountsSection({ of: { tests, parameters, categories } }: { of: OfferCounts }) {
  const facts = [
    [words.landing.counts.tests, tests],
    [words.landing.counts.parameters, parameters],
    [words.landing.counts.categories, categories],
    [words.landing.counts.report, words.landing.counts.reportHours],
  ] as const;
  return (
    <section className="section" id="tests-parameters">
      <div className="wrap offer-split">
        <div className="head">
          <h2>{words.landing.counts.title}</h2>
          <p>{words.landing.counts.sentence}</p>
        </div>
        <dl className="offer-counts">
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** What the package is, and how the visit goes. */
export function Overview({ of: { code, description } }: { of: Package }) {
  return (
    <section className="section" id="package-overview">
      <div className="wrap offer-split">
        <div className="head">
          <h2>{words.landing.overview.title}</h2>
          <p>
            {description}{" "}
            <span className="code" translate="no">
              {code}
            </span>
          </p>
        </div>
        <ol className="offer-steps">
          {words.landing.overview.steps.map(({ step, how }, index) => (
            <li key={step}>
              <span className="offer-step-n" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step}</h3>
              <p>{how}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Every test of the package, by category. */
export function TestsByCategory({ groups }: { groups: readonly TestGroup[] }) {
  return (
    <section className="section sunken" id="tests-included">
      <div className="wrap">
        <div className="head">
          <h2>{words.landing.included.title}</h2>
        </div>
        <div className="offer-groups">
          {groups.map(({ name, icon, tests }) => (
            <section key={name} className="offer-group">
              <div className="offer-group-head">
                <OrganMark name={getOrgan(null, icon)} />
                <h3>{name ?? words.landing.included.other}</h3>
                <span className="xs quiet">{words.testList.count(tests.length)}</span>
              </div>
              <ul>
                {tests.map((test) => (
                  <li key={test.id}>
                    <span>{test.name}</span>{" "}
                    <span className="code" translate="no">
                      {test.code}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The lab's own testimonials, so that a real lab never shows made-up ones. */
export function TestimonialsSection({ of: voices }: { of: readonly Testimonial[] }) {
  return (
    <section className="section sunken">
      <div className="wrap">
        <div className="head">
          <h2>{words.landing.testimonials.title}</h2>
        </div>
        <div className="offer-voices">
          {voices.map(({ id, testimonial, patientName, serviceName }) => (
            <figure key={id} className="card">
              <blockquote>{testimonial}</blockquote>
              <figcaption>
                <span className="b">{patientName}</span> <span className="quiet">{serviceName}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The price once more, and the lab. */
export function ClosingSection({ children }: { children: ReactNode }) {
  const { data: lab } = useQuery(labQuery());
  return (
    <section className="offer-end on-cloth">
      <div className="wrap">
        <h2>{words.landing.end.title}</h2>
        <div className="offer-card">{children}</div>
        <div className="offer-legal">
          {lab && (
            <p>
              {lab.name}, {lab.address}
            </p>
          )}
          <p>
            <a href={withBasePath("/privacy")}>{words.landing.end.privacy}</a>{" "}
            <a href={withBasePath("/terms")}>{words.landing.end.terms}</a>{" "}
            <a href={withBasePath("/refunds")}>{words.landing.end.refunds}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
