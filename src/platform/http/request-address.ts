const FOREIGN = /^https?:\/\/[^/?#]*/i;

/** The full address of a request's target within our own origin, whatever host the request names; other targets as they are. */
export function targetAt(origin: string, target: string): string {
  const path = target.replace(FOREIGN, "");
  if (path.startsWith("/")) return origin + path;
  return path === target ? target : `${origin}/${path}`;
}
