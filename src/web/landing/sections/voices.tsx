import { en } from "#web/texts/en.ts";

const { title, list } = en.landing.voices;

/** Spec §2: three static testimonials, each with a name and a city. */
export function Voices() {
  return (
    <section className="section sunken">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
        </div>
        <div className="offer-voices">
          {list.map(({ words, name, city }) => (
            <figure key={name} className="card">
              <blockquote>{words}</blockquote>
              <figcaption>
                <span className="b">{name}</span> <span className="quiet">{city}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
