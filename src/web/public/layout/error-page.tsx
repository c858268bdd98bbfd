import { type ReactNode, useEffect, useEffectEvent } from "react";
import { isRouteErrorResponse, useLocation, useNavigate } from "react-router";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Logo } from "#web/components/logo.tsx";
import { ErrorLinks, PageErrorState } from "#web/components/page-error-state.tsx";
import { withBasePath } from "#web/lib/base-path.ts";

/** Shown when a page could not be rendered: plain links, because nothing else can be relied on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  useRepair(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <ErrorState {...words.site.notFound}>
        <ButtonLink look="primary" href={withBasePath("/")}>
          {words.site.notFound.home}
        </ButtonLink>
      </ErrorState>
    );
  }
  const { title, sentence } = isRejectionStatus(status) ? words.site.turnedAway[status] : words.site.broken;
  return (
    <ErrorState title={title} sentence={sentence}>
      <ButtonLink look="primary" href={withBasePath(pathname + search)}>
        {words.site.broken.refresh}
      </ButtonLink>
    </ErrorState>
  );
}

const REPAIR_INTERVAL_MS = 5_000;
let lastRepair = Number.NEGATIVE_INFINITY;

/**
 * Renders the page again where a translator or an extension has moved nodes that React wanted to remove. A page that
 * fails again at once stays failed: its link reloads it.
 */
function useRepair(error: unknown): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const repair = useEffectEvent((at: number) => {
    if (at - lastRepair < REPAIR_INTERVAL_MS) return;
    lastRepair = at;
    void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  });
  useEffect(() => {
    if (error instanceof DOMException && error.name === "NotFoundError") repair(performance.now());
  }, [error]);
}

/** Rejections before any page runs: a form of another site, a body too large, or too many requests. */
export type RejectionStatus = keyof typeof words.site.turnedAway;

function isRejectionStatus(status: number): status is RejectionStatus {
  return status in words.site.turnedAway;
}

type Props = { title: string; sentence: string; children: ReactNode };

/** The body of an error page; `children` are the links on. */
export function ErrorState({ title, sentence, children }: Props) {
  return (
    <main className="page-width max-w-prose py-section" id="main">
      <a className="mb-8 flex min-h-target items-center" href={withBasePath("/")} aria-label={words.site.header.logo}>
        <Logo />
      </a>
      <PageErrorState title={title} sentence={sentence}>
        <ErrorLinks>{children}</ErrorLinks>
      </PageErrorState>
    </main>
  );
}
