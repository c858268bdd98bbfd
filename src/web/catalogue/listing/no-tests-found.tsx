import { CategoryLinks } from "#web/site/home-tests/category-links.tsx";
import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

/** Spec §2, §8: nothing fits the filters; the categories below are a way on. */
export function NoTestsFound({ onClear }: { onClear: () => void }) {
  const texts = en.testList;
  return (
    <>
      <EmptyState title={texts.none} sentence={texts.noneSentence}>
        <button className="btn btn-2 js-only" type="button" onClick={onClear}>
          {texts.clear}
        </button>
        <noscript>
          <a className="btn btn-2" href="/tests-new">
            {texts.clear}
          </a>
        </noscript>
      </EmptyState>
      <CategoryLinks countOf={undefined} />
    </>
  );
}
