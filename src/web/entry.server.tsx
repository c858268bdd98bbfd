import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { pageClientsContext, tellFailureContext } from "./context.ts";
import { PageStates } from "./ui/data/hydrated-page.tsx";
import { dehydrated } from "./ui/data/prefetch.ts";

// The server sets the API's call, the site and the log by this identity, and answers in the language of this build.
export { words } from "#texts";
export { apiFetchContext, pageClientsContext, siteContext, tellFailureContext } from "./context.ts";
export { renderErrorDocument, renderOfflineDocument } from "./site/error-document.tsx";

const RENDER_LIMIT_MS = 5000;

/** Renders one page whole: its inline scripts are hashed for the Content-Security-Policy before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let answered = status;
  const page = (
    <PageStates value={context.get(pageClientsContext)?.map(dehydrated) ?? []}>
      <ServerRouter context={routerContext} url={request.url} />
    </PageStates>
  );
  const body = await renderToReadableStream(page, {
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
    onError(error) {
      answered = 500;
      context.get(tellFailureContext)(error, "page failed");
    },
  });
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: answered, headers });
}

type Asked = { request: Request; context: RouterContextProvider };

/** A missing page is an answer, not a fault; everything else is logged once. */
export function handleError(error: unknown, { request, context }: Asked): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(tellFailureContext)(error, request.signal.aborted ? "page cut" : "page failed");
}
