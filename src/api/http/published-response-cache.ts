import {
  compressText,
  type PrecompressedResponse,
  sendPrecompressed,
} from "#platform/http/precompressed-response.server.ts";

export type PublishedResponseCache = {
  /** Returns the JSON response for `key`, created once per version; undefined if `load` returns null. */
  respond(request: Request, key: string, load: () => Promise<unknown>): Promise<Response | undefined>;
};

type CacheEntries = Map<string, Promise<PrecompressedResponse | null>>;

/** Caches responses that depend only on the published catalogue, compressed, until its version changes. */
export function createPublishedResponseCache(version: () => string): PublishedResponseCache {
  let cachedVersion = version();
  let entries: CacheEntries = new Map();
  return {
    async respond(request, key, load) {
      if (version() !== cachedVersion) {
        cachedVersion = version();
        entries = new Map();
      }
      const found = await getOrLoad(entries, key, load);
      return found ? sendPrecompressed(found, request) : undefined;
    },
  };
}

/** Simultaneous callers share one load; failures and missing entries are not cached. */
function getOrLoad(
  entries: CacheEntries,
  key: string,
  load: () => Promise<unknown>,
): Promise<PrecompressedResponse | null> {
  const known = entries.get(key);
  if (known) return known;
  const made = load().then((value) => {
    if (value === null) entries.delete(key);
    return value === null ? null : compressText(JSON.stringify(value), { "content-type": "application/json" });
  });
  entries.set(key, made);
  made.catch(() => entries.delete(key));
  return made;
}
