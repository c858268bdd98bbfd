import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { pageClientsContext, tellFailureContext } from "./context.ts";
import { PageStates } from "./ui/data/hydrated-page.tsx";
import { dehydrated } from "./ui/data/prefetch.ts";

// The server sets the API's call, the site and the log by this identity, and answers in the language of this build.
export { words } from "#texts";
export { apiFetchContext, pageClientsContext, siteContext, tellFailureContext } from "./context.ts";
export { renderErrorDocument, renderOfflineDocument } from "./site/error-document.tsx";

const RENDER_LIMIT_MS = 5000;
/** React's mark of a part that waits for something, or that failed; no text of a page can hold it, because its `<` is escaped. */
const LEFT_OUT = "<!--$!-->";

const texts = new WeakMap<Response, string>();

/** The text of a page, which its Response does not carry: to encode a body and read it again costs a millisecond. */
export function textOf(page: Response): string | undefined {
  return texts.get(page);
}

/** Renders one page whole: its inline scripts are hashed for the Content-Security-Policy before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const states = context.get(pageClientsContext)?.map(dehydrated) ?? [];
  const handedOver = await readHandoff(routerContext);
  const page = () => (
    <PageStates value={states}>
      <ServerRouter context={handedOver()} url={request.url} />
    </PageStates>
  );
  const failures: unknown[] = [];
  const html = atOnce(page()) ?? (await inTime(page(), failures));
  for (const failure of failures) context.get(tellFailureContext)(failure, "page failed");
  headers.set("Content-Type", "text/html; charset=utf-8");
  const answer = new Response(null, { status: failures.length > 0 ? 500 : status, headers });
  texts.set(answer, html);
  return answer;
}

/** The page without a stream; nothing where a part of it must be waited for, or fails. */
function atOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(LEFT_OUT) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // The stream meets the same failure, and tells it.
    return undefined;
  }
}

/** The page with what it waits for: a script of the program that is loaded once and stays, so the next one is rendered at once. */
async function inTime(page: ReactNode, failures: unknown[]): Promise<string> {
  const body = await renderToReadableStream(page, {
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
    onError: (failure) => void failures.push(failure),
  });
  await body.allReady;
  return new Response(body).text();
}

type Read = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/**
 * Reads what the router hands over to the browser before the page is rendered, and lays it where the router looks first: it
 * would wait for its own stream while rendering, and a page that waits cannot be rendered at once. Gives the context of a
 * render, a new one for each.
 */
async function readHandoff(context: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return () => context;
  const streamCache = await readAll(serverHandoffStream);
  // The router takes the reader of a stream all the same.
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Read> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const read: Read = {};
  for (let part = 0, done = false; !done; part += 1) {
    const next = await reader.read();
    ({ done } = next);
    const value = decoder.decode(next.value, { stream: true });
    read[part] = Object.assign(Promise.resolve(), { result: { done, value } });
  }
  return read;
}

type Asked = { request: Request; context: RouterContextProvider };

/** A missing page is an answer, not a fault; everything else is logged once. */
export function handleError(error: unknown, { request, context }: Asked): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(tellFailureContext)(error, request.signal.aborted ? "page cut" : "page failed");
}
