import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ApiFetch } from "./context.ts";

/**
 * Renders pages: `load` gives the bundle (a new one after each edit in development), `api` answers the API's calls in
 * process. A page asks with its visitor's cookies, so it shows what they may see and nothing else.
 */
export function createPageRenderer(
  load: () => Promise<ServerBuild>,
  api: (request: Request) => Response | Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const build = await load();
    const context = new RouterContextProvider();
    const { apiFetchContext } = build.entry.module as unknown as typeof import("./context.ts");
    context.set(apiFetchContext, apiFetchFor(request, api));
    return createRequestHandler(build, process.env.NODE_ENV ?? "production")(request, context);
  };
}

function apiFetchFor(request: Request, api: (request: Request) => Response | Promise<Response>): ApiFetch {
  const cookie = request.headers.get("cookie");
  return async (path, init) => {
    const inner = new Request(new URL(path, request.url), init);
    if (cookie !== null) inner.headers.set("cookie", cookie);
    return api(inner);
  };
}
