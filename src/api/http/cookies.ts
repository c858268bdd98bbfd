import type { Context } from "hono";

/** Sets cookies, each in its own `set-cookie` header. */
export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
}

/** Returns the `cookie` header that a browser would send back. */
export function toCookieHeader(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}
