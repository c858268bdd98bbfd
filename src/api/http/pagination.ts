import { z } from "@hono/zod-openapi";
import { validationKey } from "#core/i18n/validation.ts";
import { createIdSchema } from "./openapi.ts";

const limit = z.coerce
  .number<number>(validationKey("query-limit"))
  .int(validationKey("query-limit"))
  .min(1, validationKey("query-limit"))
  .max(200, validationKey("query-limit"))
  .default(50);

/** Query parameters of a paginated list, newest first (decision D22). */
export const pageQuery = {
  before: createIdSchema("query-cursor").optional().openapi({ description: "Cursor: rows older than this id" }),
  limit,
};

/** Query parameters of a paginated list, oldest first. */
export const oldestFirstQuery = {
  after: createIdSchema("query-cursor").optional().openapi({ description: "Cursor: rows newer than this id" }),
  limit,
};

/** At least three characters, because the database's index is of trigrams. */
export const searchQuery = z
  .string()
  .trim()
  .max(80, validationKey("query-search-long"))
  .refine((word) => word === "" || word.length >= 3, validationKey("query-search-short"))
  .optional();

/** Returns the headers of one page of a list: `no-store`, and a `link` to the next page if there is one. */
export function createPaginationHeaders(
  url: string,
  next: number | null,
  cursor: "before" | "after" = "before",
): Record<string, string> {
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (next === null) return headers;
  const { pathname, searchParams } = new URL(url);
  searchParams.set(cursor, String(next));
  return { ...headers, link: `<${pathname}?${searchParams}>; rel="next"` };
}
