import { en } from "#web/texts/en.ts";
import type { OfferCounts } from "./offer-hero.tsx";

const texts = en.landing.counts;

/** Spec §2, anchor "tests and parameters": how much is looked at, counted from the catalogue. */
export function Counts({ of: { tests, parameters, categories } }: { of: OfferCounts }) {
  const facts = [
    [texts.tests, tests],
    [texts.parameters, parameters],
    [texts.categories, categories],
    [texts.report, texts.reportHours],
  ] as const;
  return (
    <section className="section" id="tests-parameters">
      <div className="wrap">
        <div className="head">
          <h2>{texts.title}</h2>
          <p>{texts.sentence}</p>
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
