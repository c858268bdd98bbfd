type PageCacheKeyOptions = {
  /** Whether a Cookie header contains a session cookie. */
  hasSessionCookie: (cookies: string) => boolean;
  /**
   * The public pages with the query parameters that they use, by the first segment of their path: "tests" for /tests/5.
   */
  publicPages: Readonly<Record<string, readonly string[]>>;
  /** What stands before the path of a page in another language: "/pa"; none by default. */
  basePaths?: readonly string[];
  /** Whether a path is itself a secret, whose page is rendered for each request; none is by default. */
  isSecretPath?: (pathname: string) => boolean;
};

/**
 * Returns the cache key of a page that is the same for all visitors: its URL with only the parameters that the page
 * uses, sorted. Each keeps all its values, as a form without JavaScript sends two ticked boxes. Returns null if the
 * response may be personal: a form, a data request, a secret path, and with a session every page that is not public.
 */
export function createPageCacheKey({
  hasSessionCookie,
  publicPages,
  basePaths = [],
  isSecretPath,
}: PageCacheKeyOptions): (request: Request) => string | null {
  const readBy = new Map(Object.entries(publicPages).map(([page, names]) => [page, names.toSorted()]));
  const prefixes = new Set(basePaths.map((path) => path.slice(1)));

  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { headers, url } = request;
    const queryStart = url.indexOf("?");
    const address = queryStart < 0 ? url : url.slice(0, queryStart);
    // React Router's own requests, which share the paths of pages.
    if (address.endsWith(".data")) return null;
    if (isSecretPath?.(new URL(address).pathname)) return null;
    const cookies = headers.get("cookie");
    const names = readBy.get(parsePageName(address, prefixes));
    if (cookies !== null && !names && hasSessionCookie(cookies)) return null;
    return queryStart < 0 ? url : withKnownParameters(address, url.slice(queryStart), names ?? []);
  };
}

/** "http://nabz.test/tests/5" → "tests", as for "http://nabz.test/pa/tests/5" with the prefix "pa". */
function parsePageName(address: string, prefixes: ReadonlySet<string>): string {
  const [, , , first = "", second = ""] = address.split("/", 5);
  return prefixes.has(first) ? second : first;
}

function withKnownParameters(address: string, query: string, names: readonly string[]): string {
  // Most parameters are a campaign's: searching for a name costs less than parsing them.
  if (!query.includes("%") && !names.some((name) => query.includes(name))) return address;
  const all = new URLSearchParams(query);
  const used = new URLSearchParams();
  for (const name of names) {
    for (const value of all.getAll(name)) used.append(name, value);
  }
  return used.size === 0 ? address : `${address}?${used}`;
}
