import { en } from "#web/texts/en.ts";

/** How a result reads: the value in words, and where it lies in its usual range. */
export function ReportExample() {
  const texts = en.home.report;
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
