import type { Testimonial } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";

/** What patients say: the lab's own testimonials, so that a real lab never shows made-up ones. */
export function Voices({ of: voices }: { of: readonly Testimonial[] }) {
  return (
    <section className="section sunken">
      <div className="wrap">
        <div className="head">
          <h2>{en.landing.voices.title}</h2>
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
