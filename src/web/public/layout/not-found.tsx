import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { ErrorLinks, PageErrorState } from "#web/components/page-error-state.tsx";
import { SearchForm } from "#web/components/search/search-form.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { createNotFoundPage } from "#web/lib/prefetch.ts";

/** Any other address: responds with 404. */
export function loader() {
  return createNotFoundPage();
}

export const clientLoader = () => null;

export const meta = () => [{ title: words.site.titleOf(words.site.notFound.title) }];

export default function NotFound() {
  return (
    <div className="page-width py-section">
      <PageErrorState {...words.site.notFound}>
        <div className="mt-3 w-full">
          <SearchForm />
        </div>
        <ErrorLinks>
          <ButtonLink href={withBasePath("/")}>{words.site.notFound.home}</ButtonLink>
          <ButtonLink href={withBasePath("/test-packages")}>{words.site.nav.allPackages}</ButtonLink>
        </ErrorLinks>
      </PageErrorState>
    </div>
  );
}
