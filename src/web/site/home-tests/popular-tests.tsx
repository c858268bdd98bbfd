import type { TestSummary } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { TestGrid } from "./test-grid.tsx";

const MOST_SHOWN = 6;

type Props = { tests: readonly TestSummary[]; total: number; categoryNames: ReadonlyMap<number, string> };

/** What most people look for, before they search. */
export function PopularTests({ tests, total, categoryNames }: Props) {
  return (
    <>
      <TestGrid tests={tests.slice(0, MOST_SHOWN)} categoryNames={categoryNames} />
      <p className="tests-all">
        <a className="btn btn-2" href="/tests-new">
          {en.home.tests.all(total)}
        </a>
      </p>
    </>
  );
}
