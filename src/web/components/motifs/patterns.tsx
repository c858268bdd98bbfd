import { getMotifUrl, getSymbolUrl } from "#web/components/sprite.ts";
import type { MotifName } from "./motif.ts";

type PatternStripProps = {
  motif: MotifName;
  /** Draws 13 motifs instead of 5, for a strip that is wider than five times its height on some screens. */
  isLong?: boolean;
};

/** A strip that repeats one motif, as high as the strip and cut only at its two ends. */
export function PatternStrip({ motif, isLong = false }: PatternStripProps) {
  // Odd, so that one motif is in the middle.
  const count = isLong ? 13 : 5;
  return (
    <svg className="size-full" viewBox={`0 0 ${count * 96} 96`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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

/** The brand's pattern crossed by the pulse line. Used at most once per page. */
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
