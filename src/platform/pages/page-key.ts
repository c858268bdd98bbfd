type Rule = {
  /** Cookies whose names begin so belong to a session: "nabz." for `nabz.session_token`. */
  privateCookiePrefix: string;
  /** Query parameters that pages read. */
  parameters: readonly string[];
};

const TRACKING = /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|gad_.*|gclsrc|dclid|msclkid|igshid|srsltid|_gl)$/;

/**
 * Names the page that a request may share with every other visitor, as its URL without tracking parameters; null where the
 * answer may be the visitor's own: a session, a form, a data request, or a parameter that no page is known to read.
 */
export function createPageKey({ privateCookiePrefix, parameters }: Rule): (request: Request) => string | null {
  const known = new Set(parameters);
  const sessionCookie = new RegExp(`(?:^|;\\s*)(?:__Secure-|__Host-)?${literally(privateCookiePrefix)}`);

  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { headers, url } = request;
    const cookies = headers.get("cookie");
    if (cookies !== null && sessionCookie.test(cookies)) return null;
    const queryStart = url.indexOf("?");
    const address = queryStart < 0 ? url : url.slice(0, queryStart);
    // React Router's own requests, which share the paths of pages.
    if (address.endsWith(".data")) return null;
    return queryStart < 0 ? url : withKnownQuery(address, url.slice(queryStart), known);
  };
}

function withKnownQuery(address: string, query: string, known: ReadonlySet<string>): string | null {
  const asked = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name));
  if (asked.some(([name]) => !known.has(name))) return null;
  const kept = new URLSearchParams(asked);
  kept.sort();
  return asked.length === 0 ? address : `${address}?${kept}`;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
