type Rule = {
  /** Whether a Cookie header is of somebody whom a page may know. */
  isSomebody: (cookies: string) => boolean;
  /** The pages that show nobody's own, with the query parameters that they read, by the first part of their path: "tests" for /tests/5. */
  publicPages: Readonly<Record<string, readonly string[]>>;
};

/**
 * Names the page that a request may share with every other visitor: its address, with those parameters alone that the page
 * reads, in their order. Each keeps all its values, as a form without scripts sends two ticked boxes. Null where the answer
 * may be the visitor's own: a form, a data request, and of somebody with a session every page that is not a public one.
 */
export function createPageKey({ isSomebody, publicPages }: Rule): (request: Request) => string | null {
  const readBy = new Map(Object.entries(publicPages).map(([page, names]) => [page, names.toSorted()]));

  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { headers, url } = request;
    const queryStart = url.indexOf("?");
    const address = queryStart < 0 ? url : url.slice(0, queryStart);
    // React Router's own requests, which share the paths of pages.
    if (address.endsWith(".data")) return null;
    const cookies = headers.get("cookie");
    const names = readBy.get(pageOf(address));
    if (cookies !== null && !names && isSomebody(cookies)) return null;
    return queryStart < 0 ? url : withRead(address, url.slice(queryStart), names ?? []);
  };
}

/** "http://nabz.test/tests/5" → "tests" */
function pageOf(address: string): string {
  return address.split("/", 4)[3] ?? "";
}

function withRead(address: string, query: string, names: readonly string[]): string {
  // Most parameters are a campaign's: to look for a name costs less than to take them apart.
  if (!query.includes("%") && !names.some((name) => query.includes(name))) return address;
  const asked = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of names) {
    for (const value of asked.getAll(name)) read.append(name, value);
  }
  return read.size === 0 ? address : `${address}?${read}`;
}
