import clothsUrl from "./cloths.svg?url";
import { type MotifName, packageMotifs } from "./motifs/motif.ts";
import spriteUrl from "./sprite.svg?url";

/** Returns the URL of one symbol of the sprite, which the browser fetches once and caches. */
export function getSymbolUrl(id: string): string {
  return `${spriteUrl}#${id}`;
}

/** Returns the URL of a motif: those used for packages only have a file of their own. */
export function getMotifUrl(name: MotifName): string {
  const isOfPackages = packageMotifs.some((motif) => motif === name);
  return isOfPackages ? `${clothsUrl}#m-${name}` : getSymbolUrl(`m-${name}`);
}
