import type { Organ } from "#core/catalogue/schema.ts";
import spriteUrl from "./organs.svg?url";

type Props = { name: Organ; className?: string };

/** An organ in a few stitches, beside its name; the sprite comes with the first page that shows one. */
export function OrganMark({ name, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${spriteUrl}#o-${name}`} />
    </svg>
  );
}
