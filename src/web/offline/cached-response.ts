/** On each cached response: when it was fetched. */
export const CACHED_AT_HEADER = "nabz-kept-at";

/**
 * Returns the response to be cached: it says when it was fetched, and a page says so to its scripts, which can read no
 * other header.
 */
export async function withCachedAt(answer: Response, at: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(CACHED_AT_HEADER, at.toISOString());
  headers.set("server-timing", `${CACHED_AT_HEADER};desc="${at.toISOString()}"`);
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}

export function isHtml({ headers }: Pick<Response, "headers">): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Returns the hashed files that a page links to. */
export function listAssets(html: string): string[] {
  return [...new Set(html.match(/(?:\/[a-z]{2})?\/assets\/[\w.-]+/g))];
}

/** Returns the offline page, with links to those pages that are cached. */
export function insertPreloads(paths: readonly string[], html: string): string {
  return paths.reduce((page, path) => page.replace(`href="${path}" hidden=""`, `href="${path}"`), html);
}

/** Deletes the oldest entries, so that at most `maxCount` stay. */
export async function deleteOldest(cache: Pick<Cache, "keys" | "delete">, maxCount: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxCount)).map((key) => cache.delete(key)));
}
