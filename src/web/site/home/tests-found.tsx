import type { TestSummary } from "#core/catalogue/schema.ts";
import { searchTests } from "#core/catalogue/search/search.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { TestRows } from "#web/ui/cards/test-rows.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

const MOST_SHOWN = 10;

type Props = {
  tests: readonly TestSummary[];
  word: string;
  onClear: () => void;
};

/** What a search finds; the listing shows the rest of a long answer. */
export default function TestsFound({ tests, word, onClear }: Props) {
  const found = searchTests(tests, word);
  return (
    <>
      <p className="sr" role="status">
        {words.testList.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={words.testList.none} sentence={words.testList.noneSentence}>
          <button className="btn btn-2" type="button" onClick={onClear}>
            {words.testList.clear}
          </button>
        </EmptyState>
      ) : (
        <TestRows tests={found.slice(0, MOST_SHOWN)} />
      )}
      {found.length > MOST_SHOWN && (
        <p className="tests-all">
          <a className="btn btn-2" href={to(`/tests-new?search=${encodeURIComponent(word)}`)}>
            {words.home.tests.all(found.length)}
          </a>
        </p>
      )}
    </>
  );
}
