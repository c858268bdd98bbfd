/** The hashed files of the builds, and the offline page: nobody's. */
export const FILES = "nabz-files-1";
/** Pages and facts that are the same for everybody, as this browser last saw them. */
export const SEEN = "nabz-seen-1";
/** A patient's own answers; whose they are follows. */
const OWN = "nabz-own-1-";

export const ownCacheOf = (whose: string) => OWN + whose;
export const isOwnCache = (name: string) => name.startsWith(OWN);
/** What tells of somebody: their own, and what they have looked at. */
export const isPersonal = (name: string) => isOwnCache(name) || name === SEEN;
/** Of an earlier worker, which kept things otherwise. */
export const isOutdated = (name: string) => name.startsWith("nabz-") && !isPersonal(name) && name !== FILES;
