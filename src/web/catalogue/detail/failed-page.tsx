import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { PageTitle } from "./page-title.tsx";

/** Spec §8: a detail page whose data could not be loaded. */
export function FailedPage({ title, sentence }: { title: string; sentence: string }) {
  return (
    <div className="wrap section">
      <PageTitle title={title} />
      <EmptyState title={title} sentence={sentence} motif="nabz" heading="h1">
        <a className="btn btn-1" href="/">
          {en.catalogue.detail.backHome}
        </a>
      </EmptyState>
    </div>
  );
}
