/** The builds' hashed files, and the offline page: the same for all visitors. */
export const FILES_CACHE = "nabz-files-1";
/** Pages and API responses that are the same for all visitors, as this browser last saw them. */
export const SEEN_PAGES_CACHE = "nabz-seen-1";
/** Prefix of a patient's own responses; the cache owner follows. */
const PRIVATE_CACHE_PREFIX = "nabz-own-1-";

export const getPrivateCacheName = (owner: string) => PRIVATE_CACHE_PREFIX + owner;
export const isPrivateCache = (name: string) => name.startsWith(PRIVATE_CACHE_PREFIX);
/** Caches that reveal something about a person: their own data, and what they have looked at. */
export const isPersonal = (name: string) => isPrivateCache(name) || name === SEEN_PAGES_CACHE;
/** Caches of an earlier worker with another layout. */
export const isOutdated = (name: string) => name.startsWith("nabz-") && !isPersonal(name) && name !== FILES_CACHE;
