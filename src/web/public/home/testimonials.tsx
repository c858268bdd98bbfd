import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { Testimonial } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { IconButton } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { testimonialsQuery } from "#web/public/catalogue/queries.ts";
import { HomeSection, SectionHead, shelfClass } from "./home-section.tsx";

/** On the widest screens three fit, and the margin is the dock's. */
const rowClass = cx(
  shelfClass,
  "scroll-smooth gap-3 py-1 md:gap-5 md:*:w-85 xl:mr-0 xl:pr-0 xl:*:w-[calc((100%-40px)/3)]",
);
const cardLayout = "flex flex-col gap-3 p-4 md:p-5";

/** Three placeholders. */
const skeleton = (
  <Loading label={words.loading.testimonials} className={rowClass}>
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
    <HomeSection>
      <SectionHead
        title={texts.title}
        aside={
          <div className="flex gap-2 self-end max-md:hidden noscript:hidden">
            <IconButton icon="chevron-left" label={texts.back} onClick={() => scrollRow(-1)} />
            <IconButton icon="chevron-right" label={texts.on} onClick={() => scrollRow(1)} />
          </div>
        }
      />
      <QuerySection query={testimonials} loading={skeleton} failed={words.failed.testimonials}>
        {(voices) => (
          // The scroll keys need the focus.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          <section className={rowClass} ref={row} aria-label={texts.title} tabIndex={0}>
            {voices.map((voice) => (
              <TestimonialCard key={voice.id} of={voice} />
            ))}
          </section>
        )}
      </QuerySection>
    </HomeSection>
  );
}

function TestimonialCard({ of: { patientName, rating, testimonial, serviceName } }: { of: Testimonial }) {
  return (
    <Card as="figure" className={cardLayout}>
      <Stars rating={rating} />
      <blockquote className="flex-1 leading-normal" lang={getTextLanguage(testimonial)}>
        {testimonial}
      </blockquote>
      <figcaption className="grid gap-0.5 border-t border-line pt-3 text-sm leading-normal">
        <span className="font-semibold">{patientName}</span>
        <span className="text-quiet">{serviceName}</span>
      </figcaption>
    </Card>
  );
}

function TestimonialSkeleton() {
  return (
    <Card className={cardLayout}>
      <Skeleton as="title" width="short" />
      <div className="grid flex-1 content-start gap-2">
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <Skeleton width="half" />
    </Card>
  );
}

const starNumbers = [1, 2, 3, 4, 5];

/** A rating of 1 to 5; as words for screen readers. */
function Stars({ rating }: { rating: number }) {
  return (
    <div className="flex gap-0.5 text-action" role="img" aria-label={words.testimonials.rating(rating)}>
      {starNumbers.map((star) => (
        <Icon key={star} name="star" className={cx("size-4.5", star <= rating && "fill-current")} />
      ))}
    </div>
  );
}
