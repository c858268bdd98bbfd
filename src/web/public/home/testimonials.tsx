import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { Testimonial } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { testimonialsQuery } from "#web/public/catalogue/queries.ts";

/** Three placeholders. */
const skeleton = (
  <Loading label={words.loading.testimonials} className="voices">
    <TestimonialSkeleton />
    <TestimonialSkeleton />
    <TestimonialSkeleton />
  </Loading>
);

/** Testimonials, in one row that scrolls sideways; nothing where there are none. */
export function Testimonials() {
  const testimonials = useQuery(testimonialsQuery());
  const row = useRef<HTMLElement>(null);
  const texts = words.home.testimonials;
  if (testimonials.data?.length === 0) return null;
  const scrollRow = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth });
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2>{texts.title}</h2>
          <div className="row only-wide js-only">
            <button className="icon-btn" type="button" aria-label={texts.back} onClick={() => scrollRow(-1)}>
              <Icon name="chevron-left" />
            </button>
            <button className="icon-btn" type="button" aria-label={texts.on} onClick={() => scrollRow(1)}>
              <Icon name="chevron-right" />
            </button>
          </div>
        </div>
        <QuerySection query={testimonials} loading={skeleton} failed={words.failed.testimonials}>
          {(voices) => (
            // The scroll keys need the focus.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
            <section className="voices" ref={row} aria-label={texts.title} tabIndex={0}>
              {voices.map((voice) => (
                <TestimonialCard key={voice.id} of={voice} />
              ))}
            </section>
          )}
        </QuerySection>
      </div>
    </section>
  );
}

function TestimonialCard({ of: { patientName, rating, testimonial, serviceName } }: { of: Testimonial }) {
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

function TestimonialSkeleton() {
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

const starNumbers = [1, 2, 3, 4, 5];

/** A rating of 1 to 5; as words for screen readers. */
function Stars({ rating }: { rating: number }) {
  return (
    <div className="stars" role="img" aria-label={words.testimonials.rating(rating)}>
      {starNumbers.map((star) => (
        <Icon key={star} name="star" className={star <= rating ? "" : "off"} />
      ))}
    </div>
  );
}
