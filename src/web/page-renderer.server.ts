import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { WHOSE } from "#core/access/whose.ts";
import { callApi } from "./api-client.ts";
import type { ApiFetch, Site, TellFailure } from "./context.ts";
import { OFFLINE_PAGE } from "./offline/kinds.ts";
import { createPublishedAnswers } from "./published-answers.server.ts";
import type { TurnedAway } from "./site/error-page.tsx";

const SERVER_FAILURE = 500;
const UNAVAILABLE = 503;
/** As the API's own answer asks for. */
const COME_AGAIN_SECONDS = 5;
/** How browsers send our pages' forms. */
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

type Surroundings = {
  /** Answers the API's calls in process. */
  api: (request: Request) => Response | Promise<Response>;
  /** Hears of what went wrong. */
  tellFailure: TellFailure;
};

/** A page as text, because to encode a body and read it again costs a millisecond. */
type PageText = { status: number; headers: Headers; html: string };

/** What a render gives; redirects, data and pictures are no pages. */
type Rendered = Response | PageText;

type Render = (request: Request, surroundings: Surroundings) => Promise<Rendered>;

/**
 * Renders pages: `load` gives the bundle (a new one after each edit in development), `site` names the address of the site
 * for search engines. A page asks the API with its visitor's cookies, so it shows what they may see and nothing else. A body
 * that is no form gets 415 before a page is asked. `version` changes whenever what the API publishes has changed.
 */
export function createPageRenderer(load: () => Promise<ServerBuild>, site: Site, version: () => string): Render {
  const routerOf = createRouters();
  const published = createPublishedAnswers(version);
  return async (request, { api, tellFailure }) => {
    const build = await load();
    if (!SAFE_METHODS.has(request.method) && !FORM.test(request.headers.get("content-type") ?? ""))
      return noForm(build);
    const context = new RouterContextProvider();
    const { apiFetchContext, pageClientsContext, siteContext, tellFailureContext } = entryOf(build);
    context.set(siteContext, site);
    context.set(tellFailureContext, tellFailure);
    let failed = false;
    let whose: string | null = null;
    const apiFetch = published(apiFetchFor(request, api));
    const { pathname } = new URL(request.url);
    if (pathname === OFFLINE_PAGE) return offlinePage(build, apiFetch);
    if (!pathname.endsWith(".data")) context.set(pageClientsContext, []);
    context.set(apiFetchContext, async (path, init) => {
      const answer = await apiFetch(path, init);
      failed ||= answer.status >= SERVER_FAILURE;
      whose = answer.headers.get(WHOSE) ?? whose;
      return answer;
    });
    const page = named(withText(build, await routerOf(build)(request, context)), whose);
    return failed ? incomplete(page) : page;
  };
}

/** React Router's handler of a bundle, made once for each: it takes the routes apart. */
function createRouters() {
  const routers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();
  return (build: ServerBuild) => {
    const router = routers.get(build) ?? createRequestHandler(build, process.env.NODE_ENV ?? "production");
    routers.set(build, router);
    return router;
  };
}

/** The same for everybody, for as long as the helpline is. */
async function offlinePage(build: ServerBuild, api: ApiFetch): Promise<Response> {
  const lab = await callApi(api, "GET /api/lab");
  const html = entryOf(build).renderOfflineDocument({ helpline: lab.phones[0], styles: stylesOf(build) });
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

function stylesOf(build: ServerBuild): string[] {
  return build.assets.routes.root?.css ?? [];
}

function withText(build: ServerBuild, response: Response): Rendered {
  const html = entryOf(build).textOf(response);
  return html === undefined ? response : { status: response.status, headers: response.headers, html };
}

/** A page is theirs whose answers it shows. */
function named(page: Rendered, whose: string | null): Rendered {
  return whose === null ? page : withHead(page, page.status, { [WHOSE]: whose });
}

/**
 * A page of which something could not be loaded or done: it is shown, but whoever keeps, indexes or watches pages is
 * told that it is not the page. Where it leads elsewhere, or there is no such thing, that stands.
 */
function incomplete(page: Rendered): Rendered {
  const { status } = page;
  const unkept = { "cache-control": "no-store" };
  if ((status >= 300 && status < 400) || status === 404) return withHead(page, status, unkept);
  return withHead(page, UNAVAILABLE, { ...unkept, "retry-after": String(COME_AGAIN_SECONDS) });
}

function withHead(page: Rendered, status: number, more: Record<string, string>): Rendered {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return "html" in page ? { status, headers, html: page.html } : new Response(page.body, { status, headers });
}

/** In words, for no page of ours sends such a body: an action would fail over it. */
function noForm(build: ServerBuild): Response {
  return new Response(entryOf(build).words.site.unreadableForm, {
    status: 415,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

/**
 * The answer to a visitor for whom no page is rendered: a small page with the lab's helpline (E.164), or for the router's
 * own requests its sentence, which the browser then shows.
 */
export function turnAway(
  build: ServerBuild,
  status: TurnedAway,
  { isData, helpline }: { isData: boolean; helpline: string | undefined },
): Response {
  const retry = status === 503 ? { "retry-after": String(COME_AGAIN_SECONDS) } : {};
  const headers = { "cache-control": "no-store", ...retry };
  const { renderErrorDocument, words } = entryOf(build);
  if (isData) return new Response(words.site.turnedAway[status].sentence, { status, headers });
  const html = renderErrorDocument({ status, helpline, styles: stylesOf(build) });
  return new Response(html, { status, headers: { ...headers, "content-type": "text/html; charset=utf-8" } });
}

function entryOf(build: ServerBuild) {
  return build.entry.module as unknown as typeof import("./entry.server.tsx");
}

function apiFetchFor(request: Request, api: Surroundings["api"]): ApiFetch {
  const cookie = request.headers.get("cookie");
  return async (path, init) => {
    const inner = new Request(new URL(path, request.url), init);
    if (cookie !== null) inner.headers.set("cookie", cookie);
    return api(inner);
  };
}
