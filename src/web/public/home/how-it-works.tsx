import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { VideoPoster } from "#web/components/video-poster.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";

/** The three steps of a booking, on one thread. */
export function HowItWorks() {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{words.home.steps.title}</h2>
        </div>
        <ol className="steps">
          {words.home.steps.list.map(({ step, how }, index) => (
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

/** Four facts, in a row. */
export function Trust() {
  return (
    <section className="trust" aria-label={words.home.trust.label}>
      <div className="wrap trust-in">
        {words.home.trust.facts.map(({ fact, of }) => (
          <div key={fact} className="fact">
            <b>{fact}</b>
            <span>{of}</span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The video on the benefits of walking. */
export function WalkingVideo() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <section className="section sunken">
      <div className="wrap watch">
        <VideoPoster video={lab.videos.walking} cloth="river" />
        <div className="head">
          <h2>{words.home.walking.title}</h2>
          <p>{words.home.walking.sentence}</p>
          <p className="xs quiet">{words.video.consent}</p>
        </div>
      </div>
    </section>
  );
}
