import type { TestSummary } from "#core/catalogue/schema.ts";
import { searchTests } from "#core/catalogue/search.ts";
import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { TestGrid } from "./test-grid.tsx";

const MOST_SHOWN = 9;

type Props = {
  tests: readonly TestSummary[];
  word: string;
  categoryNames: ReadonlyMap<number, string>;
  onClear: () => void;
};

/** What a search finds; the listing shows the rest of a long answer. */
export default function TestsFound({ tests, word, categoryNames, onClear }: Props) {
  const found = searchTests(tests, word);
  return (
    <>
      <p className="sr" role="status">
        {en.home.tests.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={en.home.tests.none} sentence={en.home.tests.noneSentence}>
          <button className="btn btn-2" type="button" onClick={onClear}>
            {en.home.tests.clear}
          </button>
        </EmptyState>
      ) : (
        <TestGrid tests={found.slice(0, MOST_SHOWN)} categoryNames={categoryNames} />
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
