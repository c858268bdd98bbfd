import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

/** Spec §2: nothing to review. */
export function NoneSelected() {
  const texts = en.catalogue.review;
  return (
    <div className="split">
      <EmptyState title={texts.none} sentence={texts.noneSentence} heading="h2">
        <a className="btn btn-1" href="/tests-new">
          {texts.back}
        </a>
      </EmptyState>
    </div>
  );
}
