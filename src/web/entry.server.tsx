import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";

// The server sets the API's call and the site by this identity.
export { apiFetchContext, siteContext } from "./context.ts";

const RENDER_LIMIT_MS = 5000;

/** Renders one page whole: its inline scripts are hashed for the Content-Security-Policy before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  _context: RouterContextProvider,
): Promise<Response> {
  let answered = status;
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
    onError(error) {
      answered = 500;
      console.error(error);
    },
  });
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: answered, headers });
}

/** A missing page is an answer, not a fault; everything else is logged once. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) console.error(error);
}
