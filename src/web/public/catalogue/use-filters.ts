import { useState } from "react";
import { useSearchParams } from "react-router";
import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import { trimSearch } from "#core/catalogue/search/exact-match.ts";
import type { TestFilter } from "#core/catalogue/test-filter.ts";

const noFilter: TestFilter = { categoryId: null, isPopular: false, word: "" };

export type ListingFilters = TestFilter & {
  change: (part: Partial<TestFilter>) => void;
  clear: () => void;
};

/**
 * The listing's filters, read from the URL and written back to it. Written without the router: it would load and render
 * the whole page at every letter.
 */
export function useListingFilters(): ListingFilters {
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useState<TestFilter>(() => ({
    categoryId: parseCatalogueId(parameters.get("category")),
    isPopular: parameters.get("popular") === "true",
    word: trimSearch(parameters.get("search") ?? ""),
  }));
  const set = (next: TestFilter) => {
    setFilter(next);
    window.history.replaceState(window.history.state, "", window.location.pathname + toSearchParams(next));
  };
  return {
    ...filter,
    change: (part) => set({ ...filter, ...part }),
    clear: () => set(noFilter),
  };
}

/** Returns the query string of the listing's filters. */
export function toSearchParams({ categoryId, isPopular, word }: TestFilter): string {
  const parameters = new URLSearchParams();
  if (categoryId !== null) parameters.set("category", String(categoryId));
  if (isPopular) parameters.set("popular", "true");
  if (word.trim() !== "") parameters.set("search", word.trim());
  return parameters.size === 0 ? "" : `?${parameters}`;
}
