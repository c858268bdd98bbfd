import { z } from "@hono/zod-openapi";
import { idInAddress } from "./openapi.ts";

const limitSentence = "Please ask for 1 to 200 rows a page.";
const searchSentence = "Please type at least 3 characters.";

/** How a list is asked for page by page (decision D22). */
export const pageQuery = {
  before: idInAddress("The page's cursor is not valid.")
    .optional()
    .openapi({ description: "Cursor: rows older than this id" }),
  limit: z.coerce
    .number<number>(limitSentence)
    .int(limitSentence)
    .min(1, limitSentence)
    .max(200, limitSentence)
    .default(50),
};

/** The database's index knows parts of three characters and more. */
export const searchQuery = z
  .string()
  .trim()
  .max(80, "Please type at most 80 characters.")
  .refine((word) => word === "" || word.length >= 3, searchSentence)
  .optional();

/** The headers of one page of a list: kept nowhere, and the way to the next page where there is one. */
export function pageHeaders(url: string, next: number | null): Record<string, string> {
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (next === null) return headers;
  const { pathname, searchParams } = new URL(url);
  searchParams.set("before", String(next));
  return { ...headers, link: `<${pathname}?${searchParams}>; rel="next"` };
}
