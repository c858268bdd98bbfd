import type { MiddlewareHandler } from "hono";
import { problem } from "./problem.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A write must come from our own pages: browsers say where a request began, and programs without cookies may pass. */
export const guardWrites: MiddlewareHandler = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || isFromOurPages(c.req.raw)) return next();
  return problem("cross-site");
};

function isFromOurPages({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  return origin === null || isOurs(URL.parse(origin), new URL(url));
}

/** A demo may stand behind a tunnel that ends TLS: it is asked by http, and its pages came by https. */
function isOurs(origin: URL | null, asked: URL): boolean {
  return origin?.host === asked.host && (asked.protocol === "http:" || origin.protocol === asked.protocol);
}
