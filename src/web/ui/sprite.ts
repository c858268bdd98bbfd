import clothsUrl from "./cloths.svg?url";
import { type MotifName, packageMotifs } from "./motif-of.ts";
import spriteUrl from "./sprite.svg?url";

/** The address of one symbol of the sprite, which the browser fetches once and keeps. */
export function symbolHref(id: string): string {
  return `${spriteUrl}#${id}`;
}

/** The address of a motif: what stands for packages alone has a file of its own. */
export function motifHref(name: MotifName): string {
  const isOfPackages = packageMotifs.some((motif) => motif === name);
  return isOfPackages ? `${clothsUrl}#m-${name}` : symbolHref(`m-${name}`);
}
