import { z } from "@hono/zod-openapi";
import { createIdSchema } from "./openapi.ts";

const limitMessage = "Please ask for 1 to 200 rows a page.";
const searchMessage = "Please type at least 3 characters.";

/** Query parameters of a paginated list (decision D22). */
export const pageQuery = {
  before: createIdSchema("The page's cursor is not valid.")
    .optional()
    .openapi({ description: "Cursor: rows older than this id" }),
  limit: z.coerce
    .number<number>(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(200, limitMessage)
    .default(50),
};

/** At least three characters, because the database's index is of trigrams. */
export const searchQuery = z
  .string()
  .trim()
  .max(80, "Please type at most 80 characters.")
  .refine((word) => word === "" || word.length >= 3, searchMessage)
  .optional();

/** Returns the headers of one page of a list: `no-store`, and a `link` to the next page if there is one. */
export function createPaginationHeaders(url: string, next: number | null): Record<string, string> {
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (next === null) return headers;
  const { pathname, searchParams } = new URL(url);
  searchParams.set("before", String(next));
  return { ...headers, link: `<${pathname}?${searchParams}>; rel="next"` };
}
