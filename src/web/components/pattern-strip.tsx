import type { MotifName } from "./motif.ts";
import { getMotifUrl, getSymbolUrl } from "./sprite.ts";

type PatternStripProps = {
  motif: MotifName;
  /** Wider than five times its height on some screen, as a ticket's is on a desktop. */
  isLong?: boolean;
};

/** A strip of pattern: one motif repeated, as high as the strip, cut only at its two ends. */
export function PatternStrip({ motif, isLong = false }: PatternStripProps) {
  // An odd number: one is in the middle.
  const count = isLong ? 13 : 5;
  return (
    <svg className="cloth" viewBox={`0 0 ${count * 96} 96`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index * 96).map((x) => (
        <use key={x} href={getMotifUrl(motif)} x={x} width="96" height="96" />
      ))}
    </svg>
  );
}

type Props = {
  /** The visible part of the 560 by 560 pattern; all of it by default. */
  viewBox?: string;
  className?: string;
};

/** The bagh crossed by the pulse. Once per page: the hero, a video's poster or the edge of the confirmation. */
export function HeroPattern({ viewBox = "0 0 560 560", className }: Props) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={getSymbolUrl("m-hero")} width="560" height="560" />
    </svg>
  );
}

/** One whole motif, in the floss colours of its background. */
export function Motif({ name, className }: { name: MotifName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <use href={getMotifUrl(name)} />
    </svg>
  );
}
