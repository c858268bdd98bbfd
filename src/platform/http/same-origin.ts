const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something: it comes from our own pages, as browsers report, or from a program without a
 * browser's cookies. Safe methods may come from anywhere.
 */
export function isSameOriginOrSafe({ method, headers, url }: Request): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  return origin === null || isSameOrigin(URL.parse(origin), new URL(url));
}

/** Whether a form comes from a page without a referrer, whose origin browsers write as "null". */
export function isOriginHidden({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  return headers.get("origin") === "null" && (site === null || site === "same-origin" || site === "none");
}

/** A demo may be behind a tunnel that terminates TLS: requests arrive by http for pages loaded by https. */
function isSameOrigin(origin: URL | null, requested: URL): boolean {
  return origin?.host === requested.host && (requested.protocol === "http:" || origin.protocol === requested.protocol);
}
