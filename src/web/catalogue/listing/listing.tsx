import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { countByCategory, filterTests } from "#core/catalogue/tests/filter.ts";
import { words } from "#texts";
import { categoriesQuery, foundTestsQuery, testsQuery } from "#web/catalogue/queries.ts";
import { CartBar } from "#web/ui/cart/cart-bar.tsx";
import { useCart } from "#web/ui/cart/use-cart.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListedTests } from "./listed-tests.tsx";
import { TestRowsSkeleton } from "./test-row.tsx";
import { useFilters } from "./use-filters.ts";

/** All tests, narrowed by category and word, and the cart that they are selected into. */
export function Listing() {
  const tests = useQuery(testsQuery());
  const categories = useQuery(categoriesQuery());
  const filters = useFilters();
  // The field must follow the fingers; the list may come a moment later.
  const word = useDeferredValue(filters.word);
  const counts = useCounts(tests.data, word);
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
        <TestRowsSkeleton />
      )}
      <CartBar catalogue={tests.data} />
    </div>
  );
}

/** What the chips count: the tests that answer the word, in whichever category. */
function useCounts(tests: readonly TestSummary[] | undefined, word: string) {
  const { data: foundIds } = useQuery(foundTestsQuery(word.trim()));
  return useMemo(() => {
    if (!tests) return undefined;
    const found = filterTests(tests, { categoryId: null, isPopular: false, word }, foundIds);
    return { byCategory: countByCategory(found), popular: found.filter(({ isPopular }) => isPopular).length };
  }, [tests, word, foundIds]);
}

type Props = {
  /** All tests, whose prices count; undefined while they are not loaded. */
  catalogue: readonly TestSummary[] | undefined;
};

/** Row 2.61: opens the cart, and counts what is in it. */
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

/** Row 8.6: the tests could not be loaded. */
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
