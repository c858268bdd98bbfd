import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Package } from "#core/catalogue/schema.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { motifOf } from "#web/ui/motif-of.ts";
import { symbolHref } from "#web/ui/sprite.ts";

export type OfferCounts = { tests: number; parameters: number; categories: number };

type Props = { of: Package; counts: OfferCounts; children: ReactNode };

const texts = en.landing.hero;
const places = [0, 96, 192, 288];

/** The package on dark cloth; the price and the ways in stand on paper. */
export function OfferHero({ of: item, counts, children }: Props) {
  const { data: lab } = useQuery(labQuery());
  return (
    <section className="offer-hero on-cloth" id="hero">
      <div className="offer-art">
        <HeroMotifs href={symbolHref(`m-${motifOf(item.name)}`)} />
      </div>
      <div className="wrap">
        <div className="offer-text">
          {lab && item.offer && (
            <p className="offer-place">
              <Icon name="map-pin" small /> {texts.place(lab.city)}
            </p>
          )}
          <h1>{item.name}</h1>
          <p>{texts.lead(counts.tests, counts.parameters, counts.categories)}</p>
        </div>
        <div className="offer-card">{children}</div>
      </div>
    </section>
  );
}

/** Four rows of the package's own motif; a phone shows one. */
function HeroMotifs({ href }: { href: string }) {
  return (
    <svg viewBox="0 0 384 384" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {places.flatMap((y) =>
        places.map((x) => <use key={`${x} ${y}`} href={href} x={x} y={y} width="96" height="96" />),
      )}
    </svg>
  );
}
