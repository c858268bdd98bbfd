import { memo, useMemo } from "react";
import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { filterTests, type TestFilter } from "#core/catalogue/tests/filter.ts";
import { words } from "#texts";
import { CategoryLinks } from "#web/site/home/category-links.tsx";
import { to } from "#web/to.ts";
import { TestGrid } from "#web/ui/cards/test-grid.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

type Props = TestFilter & {
  tests: readonly TestSummary[];
  categories: readonly Category[] | undefined;
  onClear: () => void;
};

/** The tests that the filters leave, and how many they are. A category that there is none of counts as all. */
export function ListedTests({ tests, categories, categoryId: askedId, word, onClear }: Props) {
  const categoryId = categories?.every(({ id }) => id !== askedId) ? null : askedId;
  const found = useMemo(() => filterTests(tests, { categoryId, word }), [tests, categoryId, word]);
  const countOf = found.length === tests.length ? words.testList.count : words.testList.found;
  return (
    <>
      <div role="status">
        <h2 className={found.length === 0 ? "sr" : "listing-count"}>{countOf(found.length)}</h2>
      </div>
      {found.length === 0 ? (
        <NoTestsFound onClear={onClear} />
      ) : (
        <div className="listing">
          <Cards tests={found} categories={categories} details />
        </div>
      )}
    </>
  );
}

/** Rendered anew only where other tests are found: a card costs more than a letter typed. */
const Cards = memo(TestGrid);

/** Row 8.9: nothing fits the filters; the categories below are a way on. */
function NoTestsFound({ onClear }: { onClear: () => void }) {
  const texts = words.testList;
  return (
    <>
      <EmptyState title={texts.none} sentence={texts.noneSentence}>
        <button className="btn btn-2 js-only" type="button" onClick={onClear}>
          {texts.clear}
        </button>
        <noscript>
          <a className="btn btn-2" href={to("/tests-new")}>
            {texts.clear}
          </a>
        </noscript>
      </EmptyState>
      <CategoryLinks countOf={undefined} />
    </>
  );
}
