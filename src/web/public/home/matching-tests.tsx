import type { TestSummary } from "#core/catalogue/schema.ts";
import { searchTests } from "#core/catalogue/search/search.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { TestRows } from "#web/components/test-rows.tsx";
import { withBasePath } from "#web/lib/base-path.ts";

const MAX_SHOWN = 10;

type Props = {
  tests: readonly TestSummary[];
  word: string;
  onClear: () => void;
};

/** Search results; the listing shows the rest of a long result. */
export default function MatchingTests({ tests, word, onClear }: Props) {
  const found = searchTests(tests, word);
  return (
    <>
      <p className="sr-only" role="status">
        {words.testList.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={words.testList.none} sentence={words.testList.noneSentence}>
          <Button onClick={onClear}>{words.testList.clear}</Button>
        </EmptyState>
      ) : (
        <TestRows tests={found.slice(0, MAX_SHOWN)} />
      )}
      {found.length > MAX_SHOWN && (
        <p className="mt-5">
          <ButtonLink href={withBasePath(`/tests-new?search=${encodeURIComponent(word)}`)}>
            {words.home.tests.all(found.length)}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
