import type { Actor } from "./actor.ts";

/**
 * Response header naming the cache owner: a keyed hash of the phone, `staff` or the public value. The service worker
 * keys its cache by it.
 */
export const CACHE_OWNER_HEADER = "nabz-whose";
export const STAFF_OWNER = "staff";
export const PUBLIC_OWNER = "nobody";

/** Returns the header's value; `hashPhone` returns a keyed hash of the phone. */
export function getCacheOwner(actor: Actor, hashPhone: (phone: string) => string): string {
  if (actor.kind === "patient") return hashPhone(actor.phone);
  return actor.kind === "visitor" ? PUBLIC_OWNER : STAFF_OWNER;
}
