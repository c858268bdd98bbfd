import type { Organ } from "#core/catalogue/schema.ts";
import spriteUrl from "./organs.svg?url";

type Props = { name: Organ; className?: string };

/** A small stitched organ next to its name; the sprite is loaded with the first page that shows one. */
export function OrganMark({ name, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${spriteUrl}#o-${name}`} />
    </svg>
  );
}
