type Rule = {
  /** Whether a Cookie header is of somebody whom a page may know. */
  isSomebody: (cookies: string) => boolean;
  /** The query parameters that pages read, by the first part of their path: "tests" for /tests/5. */
  parameters: Readonly<Record<string, readonly string[]>>;
};

/**
 * Names the page that a request may share with every other visitor: its address, with those parameters alone that the page
 * reads, each once and in their order. Null where the answer may be the visitor's own: a session, a form, a data request.
 */
export function createPageKey({ isSomebody, parameters }: Rule): (request: Request) => string | null {
  const readBy = new Map(Object.entries(parameters).map(([page, names]) => [page, names.toSorted()]));

  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { headers, url } = request;
    const cookies = headers.get("cookie");
    if (cookies !== null && isSomebody(cookies)) return null;
    const queryStart = url.indexOf("?");
    const address = queryStart < 0 ? url : url.slice(0, queryStart);
    // React Router's own requests, which share the paths of pages.
    if (address.endsWith(".data")) return null;
    return queryStart < 0 ? url : withRead(address, url.slice(queryStart), readBy.get(pageOf(address)) ?? []);
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
    const value = asked.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? address : `${address}?${read}`;
}
