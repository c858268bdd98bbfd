import { catalogueId } from "./catalogue-id.ts";

/** More than any catalogue page lists; a longer list is no patient's. */
const MOST_IDS = 200;

/** The test ids of a `?tests=` parameter, each once, in its order; what is no id is left out. "5,9,abc,5" → [5, 9]. */
export function testIds(listed: string | null): number[] {
  const ids = (listed ?? "").split(",").map((part) => catalogueId(part.trim()));
  return [...new Set(ids.filter((id) => id !== null))].slice(0, MOST_IDS);
}
