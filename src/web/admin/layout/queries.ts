import { queryOptions } from "@tanstack/react-query";
import type { DeskNews } from "#core/desk/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** Answers older than this are asked for again when they are shown again; between, the news say what has changed. */
export const FRESH_MS = 2000;

/** A booking made elsewhere appears within two seconds: this pause, and the two answers after it. */
export const LOOK_AGAIN_MS = 1500;

export const newsKey = ["/api/admin/news"] as const;

/** How the keys begin of everything that news make stale. */
export const toldByNews: ReadonlySet<string> = new Set([
  "/api/bookings",
  "/api/patients",
  "/api/contact-messages",
  "/api/figures",
]);

export function newsQuery(api = browserFetch) {
  return queryOptions({ queryKey: newsKey, queryFn: () => getJson<DeskNews>(api, "/api/admin/news") });
}
