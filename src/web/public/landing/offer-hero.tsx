import { useQuery } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
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
    <section className="offer-hero on-cloth" id="hero">
      <div className="offer-art">
        <HeroMotifs href={getMotifUrl(getMotif(item.name))} />
      </div>
      <div className="wrap">
        <div className="offer-text">
          {lab && item.offer && (
            <p className="offer-place">
              <Icon name="map-pin" small /> {words.landing.hero.place(lab.city)}
            </p>
          )}
          <h1 translate="no">{item.name}</h1>
          <p>{words.landing.hero.lead(counts.tests, counts.parameters, counts.categories)}</p>
        </div>
        <div className="offer-card">{children}</div>
      </div>
    </section>
  );
}

/** Four rows of the package's own motif, cut between motifs: a phone shows one row, a wider screen some columns. */
function HeroMotifs({ href }: { href: string }) {
  return (
    <svg viewBox="0 0 384 384" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
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
    <div className="offer-go" ref={ref}>
      <a className="btn btn-1" href={withBasePath(bookPath)}>
        {words.landing.hero.book(price)}
      </a>
      {phone && (
        <a className="btn btn-2" href={`tel:${phone}`}>
          <Icon name="phone" small /> {words.landing.hero.call}
        </a>
      )}
    </div>
  );
}
