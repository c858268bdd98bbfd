import type { MotifName } from "./motif-of.ts";
import { symbolHref } from "./sprite.ts";

/** One whole motif, in the floss of the cloth that it lies on. */
export function Motif({ name, className }: { name: MotifName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <use href={symbolHref(`m-${name}`)} />
    </svg>
  );
}
