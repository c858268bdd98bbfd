import type { MotifName } from "./motif-of.ts";
import { motifHref, symbolHref } from "./sprite.ts";

type ClothProps = {
  motif: MotifName;
  /** More than five times as long as high on some screen, as a ticket's is on a desktop. */
  isLong?: boolean;
};

/** A strip of cloth: one motif side by side, as high as the strip, cut only by its two ends. */
export function Cloth({ motif, isLong = false }: ClothProps) {
  // An odd number: one stands in the middle.
  const count = isLong ? 13 : 5;
  return (
    <svg className="cloth" viewBox={`0 0 ${count * 96} 96`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => place * 96).map((x) => (
        <use key={x} href={motifHref(motif)} x={x} width="96" height="96" />
      ))}
    </svg>
  );
}

type Props = {
  /** Which part of the 560 by 560 cloth is shown; the whole by default. */
  viewBox?: string;
  className?: string;
};

/** The bagh crossed by the pulse. Once a page: the hero, a video's poster or the edge of the confirmation. */
export function HeroCloth({ viewBox = "0 0 560 560", className }: Props) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={symbolHref("m-hero")} width="560" height="560" />
    </svg>
  );
}

/** One whole motif, in the floss of the cloth that it lies on. */
export function Motif({ name, className }: { name: MotifName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <use href={motifHref(name)} />
    </svg>
  );
}
