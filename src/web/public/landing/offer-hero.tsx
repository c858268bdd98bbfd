import { useQuery } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { getMotifUrl } from "#web/components/sprite.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

export type OfferCounts = { tests: number; parameters: number; categories: number };

type Props = { of: Package; counts: OfferCounts; children: ReactNode };

const motifOffsets = [0, 96, 192, 288];

/** The package on dark cloth; the price and the actions are on paper. */
export function OfferHero({ of: item, counts, children }: Props) {
  const { data: lab } = useQuery(labQuery());
  return (
    <section className="on-cloth relative overflow-hidden bg-cloth text-on-cloth" id="hero">
      <div className="aspect-4/1 md:absolute md:inset-y-0 md:right-0 md:aspect-auto">
        <HeroMotifs href={getMotifUrl(getMotif(item.name))} />
      </div>
      <div className="page-width grid gap-6 pt-6 pb-10 md:min-h-130 md:content-center md:py-12 md:*:w-3/4 lg:*:w-7/12">
        <div className="grid gap-3">
          {lab && item.offer && (
            <p className="flex items-center gap-2 text-sm font-medium text-on-cloth-soft">
              <Icon name="map-pin" small /> {words.landing.hero.place(lab.city)}
            </p>
          )}
          <h1 className="text-display" translate="no">
            {item.name}
          </h1>
          <p className="text-lg text-on-cloth-soft">
            {words.landing.hero.lead(counts.tests, counts.parameters, counts.categories)}
          </p>
        </div>
        <OfferCard>{children}</OfferCard>
      </div>
    </section>
  );
}

/** The price and the actions, on paper. */
export function OfferCard({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-136 gap-4 rounded-lg bg-card p-5 text-ink [--focus:var(--action)] md:p-6">
      {children}
    </div>
  );
}

/** Four rows of the package's own motif, cut between motifs: a phone shows one row, a wider screen some columns. */
function HeroMotifs({ href }: { href: string }) {
  return (
    <svg
      className="size-full md:aspect-1/4 md:w-auto lg:aspect-3/4 xl:aspect-square"
      viewBox="0 0 384 384"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {motifOffsets.flatMap((y) =>
        motifOffsets.map((x) => <use key={`${x} ${y}`} href={href} x={x} y={y} width="96" height="96" />),
      )}
    </svg>
  );
}

type BookingCallToActionProps = {
  bookPath: string;
  price: string;
  ref?: Ref<HTMLDivElement>;
};

/** 'Book Now at 1999 Only' books the offer's package at the offer's price, and 'Call Us' dials the lab. */
export function BookingCallToAction({ bookPath, price, ref }: BookingCallToActionProps) {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  return (
    <div className="grid gap-3 sm:grid-cols-end" ref={ref}>
      <ButtonLink look="primary" href={withBasePath(bookPath)}>
        {words.landing.hero.book(price)}
      </ButtonLink>
      {phone && (
        <ButtonLink href={`tel:${phone}`}>
          <Icon name="phone" small /> {words.landing.hero.call}
        </ButtonLink>
      )}
    </div>
  );
}
