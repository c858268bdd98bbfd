import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { TestGrid } from "#web/ui/cards/test-grid.tsx";

const MOST_SHOWN = 6;

type Props = { tests: readonly TestSummary[]; total: number; categories: readonly Category[] | undefined };

/** What most people look for, before they search. */
export function PopularTests({ tests, total, categories }: Props) {
  return (
    <>
      <TestGrid tests={tests.slice(0, MOST_SHOWN)} categories={categories} />
      <p className="tests-all">
        <a className="btn btn-2" href="/tests-new">
          {en.home.tests.all(total)}
        </a>
      </p>
    </>
  );
}
