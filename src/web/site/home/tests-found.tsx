import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { searchTests } from "#core/catalogue/search.ts";
import { en } from "#web/texts/en.ts";
import { TestGrid } from "#web/ui/cards/test-grid.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

const MOST_SHOWN = 9;

type Props = {
  tests: readonly TestSummary[];
  word: string;
  categories: readonly Category[] | undefined;
  onClear: () => void;
};

/** What a search finds; the listing shows the rest of a long answer. */
export default function TestsFound({ tests, word, categories, onClear }: Props) {
  const found = searchTests(tests, word);
  return (
    <>
      <p className="sr" role="status">
        {en.testList.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={en.testList.none} sentence={en.testList.noneSentence}>
          <button className="btn btn-2" type="button" onClick={onClear}>
            {en.testList.clear}
          </button>
        </EmptyState>
      ) : (
        <TestGrid tests={found.slice(0, MOST_SHOWN)} categories={categories} />
      )}
      {found.length > MOST_SHOWN && (
        <p className="tests-all">
          <a className="btn btn-2" href={`/tests-new?search=${encodeURIComponent(word)}`}>
            {en.home.tests.all(found.length)}
          </a>
        </p>
      )}
    </>
  );
}
