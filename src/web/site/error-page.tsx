import { isRouteErrorResponse, useLocation } from "react-router";
import { en } from "#web/texts/en.ts";
import { Logo } from "#web/ui/logo.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

/** What stands there when a page could not be made: plain links, for nothing else may be relied upon. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="wrap section error-page" id="main">
      <a className="top-logo" href="/" aria-label={en.site.header.logo}>
        <Logo />
      </a>
      {isMissing ? (
        <EmptyState title={en.site.notFound.title} sentence={en.site.notFound.sentence} motif="nabz" heading="h1">
          <a className="btn btn-1" href="/">
            {en.site.notFound.home}
          </a>
        </EmptyState>
      ) : (
        <EmptyState title={en.site.broken.title} sentence={en.site.broken.sentence} motif="nabz" heading="h1">
          <a className="btn btn-1" href={pathname + search}>
            {en.site.broken.refresh}
          </a>
        </EmptyState>
      )}
    </main>
  );
}
