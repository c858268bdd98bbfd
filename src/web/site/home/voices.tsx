import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { Testimonial } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { testimonialsQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

/** Row 9.27: three placeholders. */
const skeleton = (
  <Loading label={words.loading.testimonials} className="voices">
    <VoiceSkeleton />
    <VoiceSkeleton />
    <VoiceSkeleton />
  </Loading>
);

/** What patients say of the lab, in one row that scrolls sideways; nothing where nobody has said anything yet. */
export function Voices() {
  const testimonials = useQuery(testimonialsQuery());
  const row = useRef<HTMLElement>(null);
  const texts = words.home.voices;
  if (testimonials.data?.length === 0) return null;
  const turn = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth });
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2>{texts.title}</h2>
          <div className="row only-wide js-only">
            <button className="icon-btn" type="button" aria-label={texts.back} onClick={() => turn(-1)}>
              <Icon name="chevron-left" />
            </button>
            <button className="icon-btn" type="button" aria-label={texts.on} onClick={() => turn(1)}>
              <Icon name="chevron-right" />
            </button>
          </div>
        </div>
        <QuerySection query={testimonials} loading={skeleton} failed={words.failed.testimonials}>
          {(voices) => (
            // The keys that scroll need the focus.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
            <section className="voices" ref={row} aria-label={texts.title} tabIndex={0}>
              {voices.map((voice) => (
                <Voice key={voice.id} of={voice} />
              ))}
            </section>
          )}
        </QuerySection>
      </div>
    </section>
  );
}

function Voice({ of: { patientName, rating, testimonial, serviceName } }: { of: Testimonial }) {
  return (
    <figure className="card voice">
      <Stars rating={rating} />
      <blockquote>{testimonial}</blockquote>
      <figcaption>
        <span className="b">{patientName}</span>
        <span className="quiet">{serviceName}</span>
      </figcaption>
    </figure>
  );
}

function VoiceSkeleton() {
  return (
    <div className="card voice">
      <Skeleton as="title" width="short" />
      <div className="skeleton-lines">
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <Skeleton width="half" />
    </div>
  );
}

const five = [1, 2, 3, 4, 5];

/** A rating of 1 to 5; read aloud as words. */
function Stars({ rating }: { rating: number }) {
  return (
    <div className="stars" role="img" aria-label={words.voices.rating(rating)}>
      {five.map((star) => (
        <Icon key={star} name="star" className={star <= rating ? "" : "off"} />
      ))}
    </div>
  );
}
