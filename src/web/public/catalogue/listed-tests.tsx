import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense, useMemo } from "react";
import { findCoveredTests } from "#core/cart/covered-tests.ts";
import { applyCataloguePrices } from "#core/cart/selected-tests.ts";
import { getOrgan } from "#core/catalogue/organs.ts";
import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { countByCategory, filterTests, sortByTestCount, type TestFilter } from "#core/catalogue/test-filter.ts";
import { words } from "#texts";
import { useSelectedTests } from "#web/components/cart/cart-store.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { MatchingPackages } from "#web/components/search/matching-packages.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { CategoryLinks } from "#web/public/home/category-links.tsx";
import { ListingRow } from "./listing-row.tsx";
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
  const countOf = isWhole ? words.testList.inAll : words.testList.found;
  return (
    <>
      <Suspense>{word.trim() && <NotOfferedHelp word={word.trim()} isFound={found.length > 0} />}</Suspense>
      <MatchingPackages word={word.trim()} />
      <div role="status">
        <h2 className={found.length === 0 ? "sr" : isWhole ? "listing-count" : "found-head"}>
          {countOf(found.length)}
        </h2>
      </div>
      {found.length === 0 ? (
        <NoTestsFound onClear={onClear} />
      ) : isWhole && categories && word.trim() === "" ? (
        <CategoryGroups tests={found} categories={categories} held={held} />
      ) : (
        <ListingRows tests={found} categories={categories} held={held} />
      )}
    </>
  );
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
};

/** The popular tests first, then the others by category, in the order of the chips. */
function CategoryGroups({ tests, categories, held }: RowsProps & { categories: readonly Category[] }) {
  const others = tests.filter(({ isPopular }) => !isPopular);
  const popular = tests.filter(({ isPopular }) => isPopular);
  return (
    <>
      {popular.length > 0 && (
        <section className="rows-group rows-popular">
          <h2>{words.testCard.popular}</h2>
          <ListingRows tests={popular} categories={categories} held={held} />
        </section>
      )}
      {sortByTestCount(categories, countByCategory(tests)).map((category) => (
        <CategoryGroup key={category.id} of={category} tests={others} categories={categories} held={held} />
      ))}
    </>
  );
}

function CategoryGroup({ of: { id, name, icon }, tests, ...rest }: RowsProps & { of: Category }) {
  const own = tests.filter(({ categoryId }) => categoryId === id);
  if (own.length === 0) return null;
  return (
    <section className="rows-group">
      <h2>
        <OrganMark name={getOrgan(null, icon)} /> <span>{name}</span>
      </h2>
      <ListingRows tests={own} {...rest} />
    </section>
  );
}

/** Rendered again only when the result or the selection changes: a row costs more than a typed letter. */
const ListingRows = memo(function Rows({ tests, categories, held }: RowsProps) {
  const nameOf = new Map(categories?.map(({ id, name }) => [id, name]));
  return (
    <div className="rows" tabIndex={-1}>
      {tests.map((test) => (
        <ListingRow
          key={test.id}
          of={test}
          categoryName={nameOf.get(test.categoryId)}
          heldBy={held.get(test.id)?.name}
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
        <button className="btn btn-2 js-only" type="button" onClick={onClear}>
          {texts.clear}
        </button>
        <noscript>
          <a className="btn btn-2" href={withBasePath("/tests-new")}>
            {texts.clear}
          </a>
        </noscript>
      </EmptyState>
      <CategoryLinks countOf={undefined} />
    </>
  );
}
