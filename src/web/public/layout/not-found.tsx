import { words } from "#texts";
import { ErrorLinks, PageErrorState } from "#web/components/page-error-state.tsx";
import { SearchForm } from "#web/components/search/search-form.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { createNotFoundPage } from "#web/lib/prefetch.ts";
import "./not-found.css";

/** Any other address: responds with 404. */
export function loader() {
  return createNotFoundPage();
}

export const clientLoader = () => null;

export const meta = () => [{ title: words.site.titleOf(words.site.notFound.title) }];

export default function NotFound() {
  return (
    <div className="wrap section not-found">
      <PageErrorState {...words.site.notFound}>
        <SearchForm />
        <ErrorLinks>
          <a className="btn btn-2" href={withBasePath("/")}>
            {words.site.notFound.home}
          </a>
          <a className="btn btn-2" href={withBasePath("/test-packages")}>
            {words.site.nav.allPackages}
          </a>
        </ErrorLinks>
      </PageErrorState>
    </div>
  );
}
