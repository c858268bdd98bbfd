import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense, useMemo } from "react";
import { findCoveredTests } from "#core/cart/covered-tests.ts";
import { applyCataloguePrices } from "#core/cart/selected-tests.ts";
import { getOrgan } from "#core/catalogue/organs.ts";
import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { countByCategory, filterTests, sortByTestCount, type TestFilter } from "#core/catalogue/test-filter.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { useSelectedTests } from "#web/components/cart/cart-store.ts";
import { CatalogueText } from "#web/components/catalogue-text.tsx";
import { cx } from "#web/components/classes.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { foundTitleClass, MatchingPackages } from "#web/components/search/matching-packages.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { CategoryLinks } from "#web/public/home/category-links.tsx";
import { ListingRow, listingRowsClass } from "./listing-row.tsx";
import { testSearchQuery } from "./queries.ts";

type Props = TestFilter & {
  tests: readonly TestSummary[];
  categories: readonly Category[] | undefined;
  onClear: () => void;
};

/** The filtered tests, and their number. An unknown category counts as all. */
export function ListedTests({ tests, categories, categoryId: requestedId, isPopular, word, onClear }: Props) {
  const categoryId = categories?.every(({ id }) => id !== requestedId) ? null : requestedId;
  const { data: foundIds } = useQuery(testSearchQuery(word.trim()));
  const found = useMemo(
    () => filterTests(tests, { categoryId, isPopular, word }, foundIds),
    [tests, categoryId, isPopular, word, foundIds],
  );
  const selected = useSelectedTests();
  const held = useMemo(() => findCoveredTests(applyCataloguePrices(selected, tests)), [selected, tests]);
  const isWhole = found.length === tests.length;
  const isGrouped = isWhole && categories !== undefined && word.trim() === "";
  const countOf = isWhole ? words.testList.inAll : words.testList.found;
  return (
    <>
      <Suspense>{word.trim() && <NotOfferedHelp word={word.trim()} isFound={found.length > 0} />}</Suspense>
      <MatchingPackages word={word.trim()} />
      <div role="status">
        <h2 className={found.length === 0 ? "sr-only" : isWhole ? getCountClass(isGrouped) : foundTitleClass}>
          {countOf(found.length)}
        </h2>
      </div>
      {found.length === 0 ? (
        <NoTestsFound onClear={onClear} />
      ) : isGrouped ? (
        <CategoryGroups tests={found} categories={categories} held={held} />
      ) : (
        <ListingRows tests={found} categories={categories} held={held} />
      )}
    </>
  );
}

/** Above a title, the number of all tests is at the end of its line. */
function getCountClass(isGrouped: boolean): string {
  const place = isGrouped ? "mt-2 -mb-10 grid min-h-10 content-center text-end" : "mt-4 mb-2";
  return cx("text-sm font-normal tracking-normal text-soft", place);
}

/** Few searches need it; the helplines are in the footer too. */
const NotOfferedHelp = lazy(() =>
  import("#web/components/search/not-offered-help.tsx").catch(() => ({ default: () => null })),
);

type RowsProps = {
  tests: readonly TestSummary[];
  categories: readonly Category[] | undefined;
  /** The selected tests that another selected one covers, with that one. */
  held: ReadonlyMap<number, { name: string }>;
  /** Under a title that says that they are popular. */
  isPopularGroup?: boolean;
};

/** The popular tests first, then the others by category, in the order of the chips. */
function CategoryGroups({ tests, categories, held }: RowsProps & { categories: readonly Category[] }) {
  const others = tests.filter(({ isPopular }) => !isPopular);
  const popular = tests.filter(({ isPopular }) => isPopular);
  return (
    <>
      {popular.length > 0 && (
        <section className="mb-6">
          <h2 className={groupTitleClass}>{words.testCard.popular}</h2>
          <ListingRows tests={popular} categories={categories} held={held} isPopularGroup />
        </section>
      )}
      {sortByTestCount(categories, countByCategory(tests)).map((category) => (
        <CategoryGroup key={category.id} of={category} tests={others} categories={categories} held={held} />
      ))}
    </>
  );
}

const groupTitleClass = "flex min-h-10 items-center gap-3 py-2 text-h3 tracking-snug";

function CategoryGroup({ of: category, tests, ...rest }: RowsProps & { of: Category }) {
  const { id, icon } = category;
  const own = tests.filter(({ categoryId }) => categoryId === id);
  if (own.length === 0) return null;
  return (
    <section className="mb-6">
      <h2 className={groupTitleClass}>
        <OrganMark name={getOrgan(null, icon)} className="size-9 rounded-md bg-sunken p-1" />{" "}
        <span>
          <CatalogueText of={category} field="name" />
        </span>
      </h2>
      <ListingRows tests={own} {...rest} />
    </section>
  );
}

/** Rendered again only when the result or the selection changes: a row costs more than a typed letter. */
const ListingRows = memo(function Rows({ tests, categories, held, isPopularGroup = false }: RowsProps) {
  const categoryOf = new Map(categories?.map((category) => [category.id, category]));
  return (
    <div className={listingRowsClass} tabIndex={-1}>
      {tests.map((test) => (
        <ListingRow
          key={test.id}
          of={test}
          category={categoryOf.get(test.categoryId)}
          heldBy={held.get(test.id)?.name}
          isPopularGroup={isPopularGroup}
        />
      ))}
    </div>
  );
});

/** No test matches the filters; the categories below lead on. */
function NoTestsFound({ onClear }: { onClear: () => void }) {
  const texts = words.testList;
  return (
    <>
      <EmptyState title={texts.none} sentence={texts.noneSentence}>
        <Button className="noscript:hidden" onClick={onClear}>
          {texts.clear}
        </Button>
        <noscript>
          <ButtonLink href={withBasePath("/tests-new")}>{texts.clear}</ButtonLink>
        </noscript>
      </EmptyState>
      <CategoryLinks countOf={undefined} />
    </>
  );
}
