import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense, useMemo } from "react";
import { heldTests } from "#core/cart/held-twice.ts";
import { atCataloguePrices } from "#core/cart/selected-tests.ts";
import { organOf } from "#core/catalogue/organs.ts";
import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { countByCategory, filterTests, fullestFirst, type TestFilter } from "#core/catalogue/tests/filter.ts";
import { words } from "#texts";
import { foundTestsQuery } from "#web/catalogue/queries.ts";
import { CategoryLinks } from "#web/site/home/category-links.tsx";
import { to } from "#web/to.ts";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { OrganMark } from "#web/ui/organs/organ.tsx";
import { FoundPackages } from "#web/ui/search/found-packages.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { TestRow } from "./test-row.tsx";

type Props = TestFilter & {
  tests: readonly TestSummary[];
  categories: readonly Category[] | undefined;
  onClear: () => void;
};

/** The tests that the filters leave, and how many they are. A category that there is none of counts as all. */
export function ListedTests({ tests, categories, categoryId: askedId, isPopular, word, onClear }: Props) {
  const categoryId = categories?.every(({ id }) => id !== askedId) ? null : askedId;
  const { data: foundIds } = useQuery(foundTestsQuery(word.trim()));
  const found = useMemo(
    () => filterTests(tests, { categoryId, isPopular, word }, foundIds),
    [tests, categoryId, isPopular, word, foundIds],
  );
  const selected = useSelectedTests();
  const held = useMemo(() => heldTests(atCataloguePrices(selected, tests)), [selected, tests]);
  const isWhole = found.length === tests.length;
  const countOf = isWhole ? words.testList.inAll : words.testList.found;
  return (
    <>
      <Suspense>{word.trim() && <Ask word={word.trim()} isFound={found.length > 0} />}</Suspense>
      <FoundPackages word={word.trim()} />
      <div role="status">
        <h2 className={found.length === 0 ? "sr" : isWhole ? "listing-count" : "found-head"}>
          {countOf(found.length)}
        </h2>
      </div>
      {found.length === 0 ? (
        <NoTestsFound onClear={onClear} />
      ) : isWhole && categories && word.trim() === "" ? (
        <Groups tests={found} categories={categories} held={held} />
      ) : (
        <Rows tests={found} categories={categories} held={held} />
      )}
    </>
  );
}

/** Few searches need it; the helplines stand in the footer too. */
const Ask = lazy(() => import("#web/ui/search/ask-us.tsx").catch(() => ({ default: () => null })));

type RowsProps = {
  tests: readonly TestSummary[];
  categories: readonly Category[] | undefined;
  /** The selected tests that another selected one measures, with that one. */
  held: ReadonlyMap<number, { name: string }>;
};

/** The popular tests first, then the others by what they look at, in the order of the chips. */
function Groups({ tests, categories, held }: RowsProps & { categories: readonly Category[] }) {
  const others = tests.filter(({ isPopular }) => !isPopular);
  const popular = tests.filter(({ isPopular }) => isPopular);
  return (
    <>
      {popular.length > 0 && (
        <section className="rows-group rows-popular">
          <h2>{words.testCard.popular}</h2>
          <Rows tests={popular} categories={categories} held={held} />
        </section>
      )}
      {fullestFirst(categories, countByCategory(tests)).map((category) => (
        <Group key={category.id} of={category} tests={others} categories={categories} held={held} />
      ))}
    </>
  );
}

function Group({ of: { id, name, icon }, tests, ...rest }: RowsProps & { of: Category }) {
  const own = tests.filter(({ categoryId }) => categoryId === id);
  if (own.length === 0) return null;
  return (
    <section className="rows-group">
      <h2>
        <OrganMark name={organOf(null, icon)} /> <span>{name}</span>
      </h2>
      <Rows tests={own} {...rest} />
    </section>
  );
}

/** Rendered anew only where other tests are found or selected: a row costs more than a letter typed. */
const Rows = memo(function Rows({ tests, categories, held }: RowsProps) {
  const nameOf = new Map(categories?.map(({ id, name }) => [id, name]));
  return (
    <div className="rows" tabIndex={-1}>
      {tests.map((test) => (
        <TestRow key={test.id} of={test} categoryName={nameOf.get(test.categoryId)} heldBy={held.get(test.id)?.name} />
      ))}
    </div>
  );
});

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
