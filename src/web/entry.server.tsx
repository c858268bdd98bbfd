import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { pageTag } from "./i18n/page-language.ts";
import { PageStatesContext } from "./lib/hydrated-page.tsx";
import { dehydrateClient } from "./lib/prefetch.ts";
import { pageClientsContext, reportFailureContext } from "./lib/request-context.ts";

// The server checks this identity for the API's call, the site and the log, and answers in the language of this build.
export { DRAFTS_SHOWN } from "#drafts";
export { words } from "#texts";
export { pageTag } from "./i18n/page-language.ts";
export { apiFetchContext, pageClientsContext, reportFailureContext, siteContext } from "./lib/request-context.ts";
export { renderErrorDocument, renderOfflineDocument } from "./public/layout/error-document.tsx";

const RENDER_LIMIT_MS = 5000;
/**
 * React's mark of a part that suspends, or that failed; no text of a page can contain it, because its `<` is escaped.
 */
const INCOMPLETE_MARK = "<!--$!-->";

const pageTexts = new WeakMap<Response, string>();

/** The text of a page, outside its Response: encoding a body and reading it again costs a millisecond. */
export function getPageText(page: Response): string | undefined {
  return pageTexts.get(page);
}

/** Renders one page completely: its inline scripts are hashed for the Content-Security-Policy before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const states = context.get(pageClientsContext)?.map(dehydrateClient) ?? [];
  const handedOver = await readStreamCache(routerContext);
  const page = () => (
    <PageStatesContext value={states}>
      <ServerRouter context={handedOver()} url={request.url} />
    </PageStatesContext>
  );
  const failures: unknown[] = [];
  const html = renderSync(page()) ?? (await renderWithTimeout(page(), failures));
  for (const failure of failures) context.get(reportFailureContext)(failure, "page failed");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", pageTag);
  const answer = new Response(null, { status: failures.length > 0 ? 500 : status, headers });
  pageTexts.set(answer, html);
  return answer;
}

/** Returns the page without a stream; undefined where a part of it suspends or fails. */
function renderSync(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(INCOMPLETE_MARK) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // The stream meets the same failure, and reports it.
    return undefined;
  }
}

/**
 * Renders the page with what it suspends on: a chunk that is loaded once and cached, so that the next page renders at
 * once.
 */
async function renderWithTimeout(page: ReactNode, failures: unknown[]): Promise<string> {
  const body = await renderToReadableStream(page, {
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
    onError: (failure) => void failures.push(failure),
  });
  await body.allReady;
  return new Response(body).text();
}

type StreamCache = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/**
 * Reads what the router hands over to the browser before the page is rendered, and puts it where the router looks
 * first: it would suspend on its own stream while rendering, and a page that suspends cannot be rendered synchronously.
 * Returns a function that makes a new context for each render. Decision 053.
 */
async function readStreamCache(context: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return () => context;
  const streamCache = await readAll(serverHandoffStream);
  // The router locks the stream's reader in any case.
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<StreamCache> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const read: StreamCache = {};
  for (let part = 0, done = false; !done; part += 1) {
    const next = await reader.read();
    ({ done } = next);
    const value = decoder.decode(next.value, { stream: true });
    read[part] = Object.assign(Promise.resolve(), { result: { done, value } });
  }
  return read;
}

type RequestArgs = { request: Request; context: RouterContextProvider };

/** A missing page is a response, not an error; everything else is logged once. */
export function handleError(error: unknown, { request, context }: RequestArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(reportFailureContext)(error, request.signal.aborted ? "page cut" : "page failed");
}
