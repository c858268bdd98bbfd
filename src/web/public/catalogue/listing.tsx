import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { countByCategory, filterTests } from "#core/catalogue/test-filter.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { CartBar } from "#web/components/cart/cart-bar.tsx";
import { useCart } from "#web/components/cart/use-cart.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { listPageClass } from "./list-page-class.ts";
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
    <div className={listPageClass}>
      <PageHead title={texts.title} className="mb-2 md:mb-4">
        <span className={filters.word ? "max-md:hidden" : undefined}>{texts.sentence}</span>
      </PageHead>
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
      <Button size="small" className="relative noscript:hidden" aria-haspopup="dialog" onClick={open}>
        <Icon name="shopping-cart" />
        <span className="max-md:sr-only">{words.cart.title}</span>
        {tests.length > 0 && (
          <>
            <span
              className="grid size-6 place-items-center rounded-full bg-action text-xs text-on-action max-md:absolute max-md:-top-2 max-md:-right-2"
              aria-hidden="true"
            >
              {tests.length}
            </span>
            <span className="sr-only">{`, ${words.testList.count(tests.length)}`}</span>
          </>
        )}
      </Button>
      {dialog}
    </>
  );
}

/** The tests could not be loaded. */
function ListingFailed() {
  const texts = words.catalogue.listing;
  return (
    <div className="mt-6">
      <EmptyState title={texts.failed} sentence={texts.failedSentence} motif="nabz" heading="h2">
        <Button look="primary" onClick={() => window.location.reload()}>
          {texts.refresh}
        </Button>
      </EmptyState>
    </div>
  );
}
