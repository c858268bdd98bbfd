import type { createApi } from "#api/api.ts";
import type { createHealth } from "#api/health.ts";
import { bodyLimits, respondBodyTooLarge, respondHeadersTooLong } from "#api/http/body-limits.ts";
import { createSecurityContact } from "#api/security-contact.ts";
import { type Language, languages, stripLanguage } from "#core/i18n/languages.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { Clock } from "#platform/clock.server.ts";
import { withBodyLimit } from "#platform/http/body-limit.server.ts";
import { withHeaderLimit } from "#platform/http/header-limits.server.ts";
import type { RequestHandler } from "#platform/http/http-server.server.ts";
import { redactPath } from "#platform/http/request-log.server.ts";
import type { StaticFiles } from "#platform/http/static-files.server.ts";
import type { Log } from "#platform/log.server.ts";
import { createPageCacheKey } from "#platform/pages/page-cache-key.ts";
import { createPageHandler } from "#platform/pages/page-handler.server.ts";
import type { RenderQueue } from "#platform/pages/render-queue.server.ts";
import { svgToPng } from "#platform/svg-to-png.server.ts";
import { isRoundPath } from "#web/collect/collect-paths.ts";
import { publicPages } from "#web/lib/public-pages.ts";
import type { ReportFailure } from "#web/lib/request-context.ts";
import { createPageRenderer, renderRejection } from "#web/page-renderer.server.ts";
import { isVisitLinkPath } from "#web/visit-link/visit-link-path.ts";
import { getServedLanguage, type LanguageBundles, listServedLanguages } from "./language-bundles.ts";

const MAX_CACHED_PAGES_OF_LANGUAGE = 500;
/**
 * Few at once, because rendering is mostly CPU time of one thread; waiting requests are served within a second or two.
 */
export const RENDER_LIMITS = { atOnce: 4, waiting: { inAll: 64, ofOne: 16 } };
const REJECT_DELAY_MS = 1000;

export type RequestHandlerDeps = {
  log: Log;
  clock: Clock;
  api: ReturnType<typeof createApi>;
  health: ReturnType<typeof createHealth>;
  /** Undefined without a metrics token. */
  metrics: ((request: Request) => Promise<Response>) | undefined;
  bundles: LanguageBundles;
  /** Limits concurrent rendering of pages. */
  renderQueue: RenderQueue;
  /** As last read; the version changes with everything that public pages show. */
  published: () => { version: string; lab: Pick<LabProfile, "email" | "phones"> };
  /** Whether a Cookie header contains one of our sessions. */
  hasSessionCookie: (cookies: string) => boolean;
  publicUrl: string | undefined;
  isHttps: boolean;
};

/**
 * Serves cached pages and files first, because most requests are for them; then, within the body limit, the API and
 * pages.
 */
export function createRequestHandler(deps: RequestHandlerDeps): RequestHandler {
  const { log, clock, api, health, metrics, bundles, renderQueue, published, hasSessionCookie, publicUrl, isHttps } =
    deps;
  const served = listServedLanguages(bundles);
  const basePaths = served.map((language) => languages[language].basePath).filter((path) => path !== "");
  const isSecretPath = (pathname: string) => isVisitLinkPath(stripLanguage(pathname));
  const pageKey = createPageCacheKey({ hasSessionCookie, publicPages, basePaths, isSecretPath });
  const bundleOf = (language: Language) => bundles[language] ?? bundles.en;
  const pages = createPageHandler({
    version: () => published().version,
    cacheKeyOf: pageKey,
    maxPages: MAX_CACHED_PAGES_OF_LANGUAGE * served.length,
    renderQueue,
    rejectDelayMs: REJECT_DELAY_MS,
    languageOf: (pathname) => getServedLanguage(bundles, pathname),
    renderRejection: async (status, { isData, language }) => {
      const build = await bundleOf(language).ui.load();
      return renderRejection(build, status, { isData, helpline: published().lab.phones[0] });
    },
    isHttps,
    usesScanner: (pathname) => isRoundPath(stripLanguage(pathname)),
    isSecretPath,
  });
  const security = createSecurityContact({ clock, lab: () => published().lab, publicUrl });
  const fileSets = served.map((language) => bundleOf(language).files);

  const site = { publicUrl, languages: served, toPng: svgToPng };
  const renderPageIn = (language: Language) =>
    createPageRenderer({ load: bundleOf(language).ui.load, language, site, version: () => published().version });
  const renderPage = { en: renderPageIn("en"), pa: renderPageIn("pa"), hi: renderPageIn("hi") };
  const answerPage: RequestHandler = async (request, facts) => {
    const reportFailure: ReportFailure = (err, context) => {
      const path = redactPath(new URL(request.url).pathname);
      log[context === "page cut" ? "info" : "error"]({ err, requestId: facts.requestId, path }, context);
    };
    const renderContext = { api: (inner: Request) => api.fetch(inner, facts), reportFailure };
    const language = getServedLanguage(bundles, new URL(request.url).pathname);
    const render = (pageRequest: Request) => renderPage[language](pageRequest, renderContext);
    if (!bundles.en.ui.middleware) return pages.answer(request, facts.address, render);
    // Development caches nothing and lets Vite's own scripts pass.
    const key = pageKey(request);
    const page = await render(key === null ? request : new Request(key));
    return "html" in page ? new Response(page.html, page) : page;
  };
  const handle: RequestHandler = (request, facts) => {
    if (isApiRequest(request)) return api.fetch(request, facts);
    const { pathname } = new URL(request.url);
    if (pathname === "/metrics" && metrics) return metrics(request);
    if (pathname === "/healthz" || pathname === "/readyz") return health.fetch(request);
    return pathname === "/.well-known/security.txt" ? security.fetch(request) : answerPage(request, facts);
  };
  const answerWithin = withBodyLimit(bodyLimits, handle, (request) =>
    isApiRequest(request) ? respondBodyTooLarge(request) : pages.turnAway(request, 413),
  );
  return withHeaderLimit(
    (request, facts) => pages.cached(request) ?? findFile(fileSets, request) ?? answerWithin(request, facts),
    (request) => (isApiRequest(request) ? respondHeadersTooLong(request) : pages.turnAway(request, 400)),
  );
}

function findFile(fileSets: readonly StaticFiles[], request: Request): Response | undefined {
  for (const files of fileSets) {
    const file = files(request);
    if (file) return file;
  }
  return undefined;
}

function isApiRequest(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/api/");
}
