import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { countByCategory, filterTests } from "#core/catalogue/test-filter.ts";
import { words } from "#texts";
import { CartBar } from "#web/components/cart/cart-bar.tsx";
import { useCart } from "#web/components/cart/use-cart.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListedTests } from "./listed-tests.tsx";
import { ListingRowsSkeleton } from "./listing-row.tsx";
import { categoriesQuery, testSearchQuery, testsQuery } from "./queries.ts";
import { useListingFilters } from "./use-filters.ts";

/** All tests, filtered by category and word, and the cart. */
export function Listing() {
  const tests = useQuery(testsQuery());
  const categories = useQuery(categoriesQuery());
  const filters = useListingFilters();
  // The field must keep up with typing; the list may lag.
  const word = useDeferredValue(filters.word);
  const counts = useListingCounts(tests.data, word);
  const texts = words.catalogue.listing;
  return (
    <div className="wrap page listing-page">
      <div className="head">
        <h1>{texts.title}</h1>
        <p className={filters.word ? "only-wide" : undefined}>{texts.sentence}</p>
      </div>
      <FilterBar filters={filters} categories={categories.data} failed={categories.isError} counts={counts}>
        <CartButton catalogue={tests.data} />
      </FilterBar>
      {tests.data ? (
        <ListedTests
          tests={tests.data}
          categories={categories.data}
          categoryId={filters.categoryId}
          isPopular={filters.isPopular}
          word={word}
          onClear={filters.clear}
        />
      ) : tests.isError ? (
        <ListingFailed />
      ) : (
        <ListingRowsSkeleton />
      )}
      <CartBar catalogue={tests.data} />
    </div>
  );
}

/** Counts the tests that match the word, in all categories. */
function useListingCounts(tests: readonly TestSummary[] | undefined, word: string) {
  const { data: foundIds } = useQuery(testSearchQuery(word.trim()));
  return useMemo(() => {
    if (!tests) return undefined;
    const found = filterTests(tests, { categoryId: null, isPopular: false, word }, foundIds);
    return { byCategory: countByCategory(found), popular: found.filter(({ isPopular }) => isPopular).length };
  }, [tests, word, foundIds]);
}

type Props = {
  /** All tests, for their prices; undefined until loaded. */
  catalogue: readonly TestSummary[] | undefined;
};

/** Opens the cart, and shows its number of tests. */
function CartButton({ catalogue }: Props) {
  const { tests, open, dialog } = useCart(catalogue);
  return (
    <>
      <button className="btn btn-2 seek-cart js-only" type="button" aria-haspopup="dialog" onClick={open}>
        <Icon name="shopping-cart" />
        <span className="seek-cart-name">{words.cart.title}</span>
        {tests.length > 0 && (
          <>
            <span className="cart-count" aria-hidden="true">
              {tests.length}
            </span>
            <span className="sr">{`, ${words.testList.count(tests.length)}`}</span>
          </>
        )}
      </button>
      {dialog}
    </>
  );
}

/** The tests could not be loaded. */
function ListingFailed() {
  const texts = words.catalogue.listing;
  return (
    <EmptyState title={texts.failed} sentence={texts.failedSentence} motif="nabz" heading="h2">
      <button className="btn btn-1" type="button" onClick={() => window.location.reload()}>
        {texts.refresh}
      </button>
    </EmptyState>
  );
}
