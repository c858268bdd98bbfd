import spriteUrl from "./sprite.svg?url";

/** The address of one symbol of the sprite, which the browser fetches once and keeps. */
export function symbolHref(id: string): string {
  return `${spriteUrl}#${id}`;
}
