/** On each answer that is kept: when it came. */
export const KEPT_AT = "nabz-kept-at";

/** The answer as it is kept: it says since when, and a page to its scripts, for whom the browser has but this header. */
export async function asKept(answer: Response, at: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(KEPT_AT, at.toISOString());
  headers.set("server-timing", `${KEPT_AT};desc="${at.toISOString()}"`);
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}

export function isPage({ headers }: Pick<Response, "headers">): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** The hashed files that a page names. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

/** The offline page, with its links to those pages that are kept. */
export function withLinksTo(paths: readonly string[], html: string): string {
  return paths.reduce((page, path) => page.replace(`href="${path}" hidden=""`, `href="${path}"`), html);
}

/** What was kept first makes room. */
export async function dropOldest(cache: Pick<Cache, "keys" | "delete">, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
