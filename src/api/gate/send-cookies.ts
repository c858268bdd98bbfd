import type { Context } from "hono";

/** Sessions' cookies, each in a header of its own. */
export function sendCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
}

/** As the browser sends them back. */
export function cookieHeader(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}
