import { type BenchProcesses, browserHeaders } from "./bench-processes.ts";

export type CachedPageRequest = { name: string; path: string; headers?: Record<string, string> };

/** Requests with other URLs or cookies that get the same cached home page. */
export const cachedPageRequests: CachedPageRequest[] = [
  { name: "/?utm_source=x", path: "/?utm_source=x" },
  { name: "/?x=1", path: "/?x=1" },
  { name: "/ with a made-up cookie", path: "/", headers: { cookie: `nabz.session_token=made-up.${"A".repeat(43)}=` } },
];

/** `share`: its request rate as a share of the plain URL's. */
export type CachedPageSpeed = { medianMs: number; share: number };

const CONCURRENCY = 32;

/** Alternates between the plain URL and the other request, so that other load slows both alike. */
export async function measureCachedPage(
  { config, load, lab }: BenchProcesses,
  address: CachedPageRequest,
): Promise<CachedPageSpeed> {
  const targets = [{ path: "/", headers: {} }, address].map(({ path, headers }) => ({
    url: lab.url,
    task: { kind: "get" as const, path, headers: { ...browserHeaders, ...headers } },
  }));
  const [plainMs = Number.NaN, medianMs = Number.NaN] = (
    await load.run({ targets, hands: CONCURRENCY, seconds: config.seconds })
  ).map((figures) => figures.medianMs);
  return { medianMs, share: plainMs / medianMs };
}
