import { CACHE_OWNER_HEADER, PUBLIC_OWNER, STAFF_OWNER } from "#core/access/cache-owner.ts";
import { getPrivateCacheName, isPersonal, isPrivateCache } from "./cache-names.ts";
import { CACHED_AT_HEADER, deleteOldest, withCachedAt } from "./cached-response.ts";

/** As long as a patient's session. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** More than a family looks at. */
const MAX_RESPONSES = 60;

/** The part of the browser's cache storage that is used here. */
export type CacheStore = Pick<CacheStorage, "keys" | "delete" | "open">;

/**
 * A patient's own responses, in a cache named after their owner. All are deleted at a 401, on login and logout, and
 * when a response has another owner; responses to requests from before that are not cached.
 */
export function createPrivateCache(caches: CacheStore, clock: () => Date) {
  let timesForgotten = 0;
  const ownCaches = async () => (await caches.keys()).filter(isPrivateCache);

  async function forget(): Promise<void> {
    timesForgotten += 1;
    const names = (await caches.keys()).filter(isPersonal);
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  /** Called for each response to a patient's call, cached or not. */
  async function handleResponse(answer: Response): Promise<void> {
    const owner = answer.headers.get(CACHE_OWNER_HEADER);
    const names = await ownCaches();
    const isOthers = owner !== null && names.some((name) => name !== getPrivateCacheName(owner));
    if (isOthers || (answer.status === 401 && names.length > 0)) await forget();
  }

  /** `generation` is the value when the request left. */
  async function keep(key: string, answer: Response, generation: number): Promise<void> {
    const owner = answer.headers.get(CACHE_OWNER_HEADER);
    if (answer.status !== 200 || answer.redirected || owner === null || owner === STAFF_OWNER || owner === PUBLIC_OWNER)
      return;
    if (generation !== timesForgotten) return;
    const cache = await caches.open(getPrivateCacheName(owner));
    await cache.put(key, await withCachedAt(answer, clock()));
    await deleteOldest(cache, MAX_RESPONSES);
    if (generation !== timesForgotten) await forget();
  }

  /** Returns the cached response of the key; for a page also one with other parameters, if there is none with these. */
  async function read(key: string): Promise<Response | undefined> {
    const [name, ...others] = await ownCaches();
    if (name === undefined || others.length > 0) return undefined;
    const cache = await caches.open(name);
    const isPage = !key.startsWith("/api/");
    const cached = await cache.match(key, { ignoreVary: true });
    const found = cached ?? (isPage ? await cache.match(key, { ignoreVary: true, ignoreSearch: true }) : undefined);
    if (found && clock().getTime() - Date.parse(found.headers.get(CACHED_AT_HEADER) ?? "") < MAX_AGE_MS) return found;
    if (found) await forget();
    return undefined;
  }

  return { getGeneration: () => timesForgotten, handleResponse, keep, read, forget };
}
