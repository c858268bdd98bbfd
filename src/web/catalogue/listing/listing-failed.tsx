import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

/** Spec §2, §8: the tests could not be loaded. */
export function ListingFailed() {
  const texts = en.catalogue.listing;
  return (
    <EmptyState title={texts.failed} sentence={texts.failedSentence} motif="nabz" heading="h2">
      <button className="btn btn-1" type="button" onClick={() => window.location.reload()}>
        {texts.refresh}
      </button>
    </EmptyState>
  );
}
