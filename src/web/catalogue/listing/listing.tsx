import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { categoriesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { TestGridBones } from "#web/ui/cards/test-grid-bones.tsx";
import { CartBar } from "#web/ui/cart/cart-bar.tsx";
import { CartButton } from "#web/ui/cart/cart-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListedTests } from "./listed-tests.tsx";
import { ListingFailed } from "./listing-failed.tsx";
import { useFilters } from "./use-filters.ts";

/** As many cards as a desktop shows at first. */
const SCREENFUL = 6;

/** All tests, narrowed by category and word, and the cart that they are selected into. */
export function Listing() {
  const tests = useQuery(testsQuery());
  const categories = useQuery(categoriesQuery());
  const filters = useFilters();
  // The field must follow the fingers; the list may come a moment later.
  const word = useDeferredValue(filters.word);
  const texts = en.catalogue.listing;
  return (
    <div className="wrap page">
      <div className="head-row">
        <div className="head">
          <h1>{texts.title}</h1>
          <p>{texts.sentence}</p>
        </div>
        <CartButton catalogue={tests.data} />
      </div>
      <FilterBar filters={filters} categories={categories.data} failed={categories.isError} />
      {tests.data ? (
        <ListedTests
          tests={tests.data}
          categories={categories.data}
          categoryId={filters.categoryId}
          word={word}
          onClear={filters.clear}
        />
      ) : tests.isError ? (
        <ListingFailed />
      ) : (
        <TestGridBones count={SCREENFUL} />
      )}
      <CartBar catalogue={tests.data} />
    </div>
  );
}
