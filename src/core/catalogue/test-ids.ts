import { parseCatalogueId } from "./catalogue-id.ts";

/** More than any catalogue page lists. */
const MAX_TEST_IDS = 200;

/** Parses the test ids of a `?tests=` parameter, each once, in order; skips invalid ones. "5,9,abc,5" → [5, 9]. */
export function parseTestIds(listed: string | null): number[] {
  const ids = (listed ?? "").split(",").map((part) => parseCatalogueId(part.trim()));
  return [...new Set(ids.filter((id) => id !== null))].slice(0, MAX_TEST_IDS);
}
