import type { Package } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";

const texts = en.landing.overview;

/** Spec §2, anchor "package overview": what the package is, and how the visit goes. */
export function Overview({ of: { code, description } }: { of: Package }) {
  return (
    <section className="section" id="package-overview">
      <div className="wrap">
        <div className="head">
          <h2>{texts.title}</h2>
          <p>
            {description} <span className="code">{code}</span>
          </p>
        </div>
        <ol className="offer-steps">
          {texts.steps.map(({ step, how }, index) => (
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
