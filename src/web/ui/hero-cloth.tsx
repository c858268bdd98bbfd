import { symbolHref } from "./sprite.ts";

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
