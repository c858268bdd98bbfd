import { type ReactNode, useEffect, useEffectEvent } from "react";
import { isRouteErrorResponse, useLocation, useNavigate } from "react-router";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Logo } from "#web/ui/logo.tsx";
import { LostState } from "#web/ui/states/lost-state.tsx";

/** What stands there when a page could not be made: plain links, for nothing else may be relied upon. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  useRepair(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <ErrorState {...words.site.notFound}>
        <a className="btn btn-1" href={to("/")}>
          {words.site.notFound.home}
        </a>
      </ErrorState>
    );
  }
  const { title, sentence } = isTurnedAway(status) ? words.site.turnedAway[status] : words.site.broken;
  return (
    <ErrorState title={title} sentence={sentence}>
      <a className="btn btn-1" href={to(pathname + search)}>
        {words.site.broken.refresh}
      </a>
    </ErrorState>
  );
}

const REPAIR_EVERY_MILLISECONDS = 5_000;
let lastRepair = Number.NEGATIVE_INFINITY;

/**
 * Makes the page anew where a translator or an extension has moved nodes that React wanted to remove. A page that breaks
 * again at once is left broken: its link loads it afresh.
 */
function useRepair(error: unknown): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const repair = useEffectEvent((at: number) => {
    if (at - lastRepair < REPAIR_EVERY_MILLISECONDS) return;
    lastRepair = at;
    void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  });
  useEffect(() => {
    if (error instanceof DOMException && error.name === "NotFoundError") repair(performance.now());
  }, [error]);
}

/** What the server answers before any page is asked: another site's form, a body too large, or too many at once. */
export type TurnedAway = keyof typeof words.site.turnedAway;

function isTurnedAway(status: number): status is TurnedAway {
  return status in words.site.turnedAway;
}

type Props = { title: string; sentence: string; children: ReactNode };

/** The whole body of a page that says what is wrong; `children` are the ways on. */
export function ErrorState({ title, sentence, children }: Props) {
  return (
    <main className="wrap section error-page" id="main">
      <a className="top-logo" href={to("/")} aria-label={words.site.header.logo}>
        <Logo />
      </a>
      <LostState title={title} sentence={sentence}>
        <div className="lost-go">{children}</div>
      </LostState>
    </main>
  );
}
