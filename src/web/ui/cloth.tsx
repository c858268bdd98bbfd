import type { MotifName } from "./motif-of.ts";
import { symbolHref } from "./sprite.ts";

const places = [0, 96, 192, 288, 384];

/** A strip of cloth: one motif side by side, cut only by the strip's own edge. */
export function Cloth({ motif }: { motif: MotifName }) {
  const href = symbolHref(`m-${motif}`);
  return (
    <svg className="cloth" viewBox="0 0 480 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {places.map((x) => (
        <use key={x} href={href} x={x} width="96" height="96" />
      ))}
    </svg>
  );
}
