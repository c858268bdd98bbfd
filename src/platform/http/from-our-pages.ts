const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something: it comes from our own pages, for browsers say where it began, or from a program
 * without a browser's cookies. What changes nothing may come from anywhere.
 */
export function isFromOurPages({ method, headers, url }: Request): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  return origin === null || isOurs(URL.parse(origin), new URL(url));
}

/** A demo may stand behind a tunnel that ends TLS: it is asked by http, and its pages came by https. */
function isOurs(origin: URL | null, asked: URL): boolean {
  return origin?.host === asked.host && (asked.protocol === "http:" || origin.protocol === asked.protocol);
}
