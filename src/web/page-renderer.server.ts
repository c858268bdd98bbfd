import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { CACHE_OWNER_HEADER } from "#core/access/cache-owner.ts";
import { type Language, languages } from "#core/i18n/languages.ts";
import { callApi } from "./lib/api-client.ts";
import type { ApiFetch, ReportFailure, SiteContext } from "./lib/request-context.ts";
import { OFFLINE_PAGE } from "./offline/request-kind.ts";
import type { RejectionStatus } from "./public/layout/error-page.tsx";
import { createPublishedResponses } from "./published-responses.server.ts";

const SERVER_FAILURE = 500;
const UNAVAILABLE = 503;
/** The same as in the API's own response. */
const RETRY_AFTER_SECONDS = 5;
/** How browsers send our pages' forms. */
const FORM_CONTENT_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

type RenderContext = {
  /** Handles API requests in process. */
  api: (request: Request) => Response | Promise<Response>;
  /** Called with each failure. */
  reportFailure: ReportFailure;
};

/** A page as text, because encoding a body and reading it again costs a millisecond. */
type PageText = { status: number; headers: Headers; html: string };

/** The result of a render; redirects, data and pictures are not pages. */
type RenderOutput = Response | PageText;

type RenderPage = (request: Request, surroundings: RenderContext) => Promise<RenderOutput>;

type PageRendererOptions = {
  /** Returns the bundle, in development a new one after each edit. */
  load: () => Promise<ServerBuild>;
  /** The language of the bundle. */
  language: Language;
  /** The site's address for search engines, and its languages. */
  site: SiteContext;
  /** Changes whenever published data changes. */
  version: () => string;
};

/**
 * Renders the pages of one language. A page calls the API in that language with its visitor's cookies, so it shows what
 * they may see and nothing else. A body that is no form gets 415 before a page runs.
 */
export function createPageRenderer({ load, language, site, version }: PageRendererOptions): RenderPage {
  const routerOf = createRouters();
  const published = createPublishedResponses(version);
  return async (request, { api, reportFailure }) => {
    const build = await load();
    if (!SAFE_METHODS.has(request.method) && !FORM_CONTENT_TYPE.test(request.headers.get("content-type") ?? ""))
      return createUnsupportedMediaResponse(build);
    const context = new RouterContextProvider();
    const { apiFetchContext, pageClientsContext, siteContext, reportFailureContext } = getEntryModule(build);
    context.set(siteContext, site);
    context.set(reportFailureContext, reportFailure);
    let failed = false;
    let owner: string | null = null;
    const apiFetch = published(createApiFetch(request, api, language));
    const { pathname } = new URL(request.url);
    if (pathname === languages[language].basePath + OFFLINE_PAGE) return renderOfflinePage(build, apiFetch);
    if (!pathname.endsWith(".data")) context.set(pageClientsContext, []);
    context.set(apiFetchContext, async (path, init) => {
      const answer = await apiFetch(path, init);
      failed ||= answer.status >= SERVER_FAILURE;
      owner = answer.headers.get(CACHE_OWNER_HEADER) ?? owner;
      return answer;
    });
    const page = withCacheOwner(toPageText(build, await routerOf(build)(request, context)), owner);
    return failed ? markIncomplete(page) : page;
  };
}

/** React Router's handler of a bundle, created once for each: it flattens the routes. */
function createRouters() {
  const routers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();
  return (build: ServerBuild) => {
    const router = routers.get(build) ?? createRequestHandler(build, process.env.NODE_ENV ?? "production");
    routers.set(build, router);
    return router;
  };
}

/** The same for all visitors, until the helpline changes. */
async function renderOfflinePage(build: ServerBuild, api: ApiFetch): Promise<Response> {
  const lab = await callApi(api, "GET /api/lab");
  const html = getEntryModule(build).renderOfflineDocument({ helpline: lab.phones[0] });
  return new Response(html, { headers: getPageHeaders(build) });
}

function toPageText(build: ServerBuild, response: Response): RenderOutput {
  const html = getEntryModule(build).getPageText(response);
  return html === undefined ? response : { status: response.status, headers: response.headers, html };
}

/** A page belongs to the owner of the responses that it shows. */
function withCacheOwner(page: RenderOutput, owner: string | null): RenderOutput {
  return owner === null ? page : withHeaders(page, page.status, { [CACHE_OWNER_HEADER]: owner });
}

/**
 * Marks a page of which something failed: it is shown, but caches, crawlers and monitors must not take it for the real
 * page. Redirects and 404 stay.
 */
function markIncomplete(page: RenderOutput): RenderOutput {
  const { status } = page;
  const noStore = { "cache-control": "no-store" };
  if ((status >= 300 && status < 400) || status === 404) return withHeaders(page, status, noStore);
  return withHeaders(page, UNAVAILABLE, { ...noStore, "retry-after": String(RETRY_AFTER_SECONDS) });
}

function withHeaders(page: RenderOutput, status: number, more: Record<string, string>): RenderOutput {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return "html" in page ? { status, headers, html: page.html } : new Response(page.body, { status, headers });
}

/** As text, because none of our pages sends such a body: an action would fail on it. */
function createUnsupportedMediaResponse(build: ServerBuild): Response {
  return new Response(getEntryModule(build).words.site.unreadableForm, {
    status: 415,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

/**
 * Returns the response to a visitor for whom no page is rendered: a small page with the lab's helpline (E.164), or for
 * the router's own requests its sentence, which the browser then shows.
 */
export function renderRejection(
  build: ServerBuild,
  status: RejectionStatus,
  { isData, helpline }: { isData: boolean; helpline: string | undefined },
): Response {
  const retry = status === 503 ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {};
  const headers = { "cache-control": "no-store", ...retry };
  const { renderErrorDocument, words } = getEntryModule(build);
  if (isData) return new Response(words.site.turnedAway[status].sentence, { status, headers });
  const html = renderErrorDocument({ status, helpline });
  return new Response(html, { status, headers: { ...headers, ...getPageHeaders(build) } });
}

function getPageHeaders(build: ServerBuild): Record<string, string> {
  return { "content-type": "text/html; charset=utf-8", "content-language": getEntryModule(build).pageTag };
}

function getEntryModule(build: ServerBuild) {
  return build.entry.module as unknown as typeof import("./entry.server.tsx");
}

/** The language of the page goes before that of its visitor's browser. */
function createApiFetch(request: Request, api: RenderContext["api"], language: Language): ApiFetch {
  const cookie = request.headers.get("cookie");
  return async (path, init) => {
    const inner = new Request(new URL(path, request.url), init);
    inner.headers.set("accept-language", language);
    if (cookie !== null) inner.headers.set("cookie", cookie);
    return api(inner);
  };
}
