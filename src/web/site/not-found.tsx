import { words } from "#texts";
import { to } from "#web/to.ts";
import { missingPage } from "#web/ui/data/prefetch.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

/** Row 2.15: any other address. The server answers it with 404. */
export function loader() {
  return missingPage();
}

export const clientLoader = () => null;

export const meta = () => [{ title: words.site.titleOf(words.site.notFound.title) }];

export default function NotFound() {
  return (
    <div className="wrap section">
      <EmptyState title={words.site.notFound.title} sentence={words.site.notFound.sentence} motif="nabz" heading="h1">
        <a className="btn btn-1" href={to("/")}>
          {words.site.notFound.home}
        </a>
        <a className="btn btn-2" href={to("/test-packages")}>
          {words.site.nav.allPackages}
        </a>
        <a className="btn btn-2" href={to("/tests-new")}>
          {words.site.nav.individualTests}
        </a>
      </EmptyState>
    </div>
  );
}
