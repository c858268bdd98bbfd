const ORIGIN_PATTERN = /^https?:\/\/[^/?#]*/i;

/**
 * Returns the absolute URL of a request target within our own origin, whatever host it names; other targets unchanged.
 */
export function toAbsoluteUrl(origin: string, target: string): string {
  const path = target.replace(ORIGIN_PATTERN, "");
  if (path.startsWith("/")) return origin + path;
  return path === target ? target : `${origin}/${path}`;
}
