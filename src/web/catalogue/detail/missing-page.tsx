import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { PageTitle } from "./page-title.tsx";

type Props = {
  /** What is not there. */
  sentence: string;
  /** Where the others are. */
  list: { path: string; text: string };
};

/** Stands in the place of a package or a test that the lab does not offer. */
export function MissingPage({ sentence, list }: Props) {
  return (
    <div className="wrap section">
      <PageTitle title={en.site.notFound.title} />
      <EmptyState title={en.site.notFound.title} sentence={sentence} motif="nabz" heading="h1">
        <div className="missing-go">
          <a className="btn btn-1" href={list.path}>
            {list.text}
          </a>
          <a className="btn btn-2" href="/">
            {en.site.notFound.home}
          </a>
        </div>
      </EmptyState>
    </div>
  );
}
