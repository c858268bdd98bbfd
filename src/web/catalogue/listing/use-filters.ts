import { useState } from "react";
import { useSearchParams } from "react-router";
import { searchText } from "#core/catalogue/search/literal.ts";
import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import type { TestFilter } from "#core/catalogue/tests/filter.ts";

const everything: TestFilter = { categoryId: null, isPopular: false, word: "" };

export type Filters = TestFilter & {
  change: (part: Partial<TestFilter>) => void;
  clear: () => void;
};

/**
 * The listing's filters, read from the URL and written back to it. Written past the router: it would load and render the
 * whole page anew at every letter, and the page scrolls no farther for it.
 */
export function useFilters(): Filters {
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useState<TestFilter>(() => ({
    categoryId: catalogueId(parameters.get("category")),
    isPopular: parameters.get("popular") === "true",
    word: searchText(parameters.get("search") ?? ""),
  }));
  const set = (next: TestFilter) => {
    setFilter(next);
    window.history.replaceState(window.history.state, "", window.location.pathname + queryOf(next));
  };
  return {
    ...filter,
    change: (part) => set({ ...filter, ...part }),
    clear: () => set(everything),
  };
}

/** The query by which the listing's address says what it shows. */
export function queryOf({ categoryId, isPopular, word }: TestFilter): string {
  const parameters = new URLSearchParams();
  if (categoryId !== null) parameters.set("category", String(categoryId));
  if (isPopular) parameters.set("popular", "true");
  if (word.trim() !== "") parameters.set("search", word.trim());
  return parameters.size === 0 ? "" : `?${parameters}`;
}
