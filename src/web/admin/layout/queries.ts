import { apiAddress, browserFetch } from "#web/api-client.ts";
import { apiQuery } from "#web/api-query.ts";

/** Answers older than this are asked for again when they are shown again; between, the news say what has changed. */
export const FRESH_MS = 2000;

/** A booking made elsewhere appears within two seconds: this pause, and the two answers after it. */
export const LOOK_AGAIN_MS = 1500;

export const newsKey = [apiAddress("GET /api/admin/news")] as const;

export const figuresKey = ["figures"] as const;

/** How the keys begin of everything that news make stale. */
export const toldByNews: ReadonlySet<string> = new Set([
  apiAddress("GET /api/bookings"),
  apiAddress("GET /api/patients"),
  apiAddress("GET /api/contact-messages"),
  apiAddress("GET /api/admin/staff"),
  apiAddress("GET /api/admin/trail"),
  ...figuresKey,
]);

/** Who is at the desk, and what they may do there. */
export function meQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/admin/me");
}

export function newsQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/admin/news");
}
