import { en } from "#web/texts/en.ts";

/** Spec §2: the three steps of a booking, on one thread. */
export function Steps() {
  return (
    <section className="section sunken">
      <div className="wrap">
        <div className="head">
          <h2>{en.home.steps.title}</h2>
        </div>
        <ol className="steps">
          {en.home.steps.list.map(({ step, how }, index) => (
            <li key={step} className="step">
              <span className="step-n" aria-hidden="true">
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
