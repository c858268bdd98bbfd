import type { createApi } from "#api/api.ts";
import type { createHealth } from "#api/health.ts";
import { createSecurityContact } from "#api/security-contact.ts";
import { answerLongHead, answerTooLarge, bodyLimits } from "#api/wire/limit-bodies.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { Clock } from "#platform/clock.server.ts";
import { limitBodies } from "#platform/http/body-limit.server.ts";
import { limitHeads } from "#platform/http/head-limits.server.ts";
import type { Answer } from "#platform/http/http-server.server.ts";
import { loggedPath } from "#platform/http/request-log.server.ts";
import { createStaticFiles } from "#platform/http/static-files.server.ts";
import type { Log } from "#platform/log.server.ts";
import { createPageKey } from "#platform/pages/page-key.ts";
import { createPages } from "#platform/pages/pages.server.ts";
import type { RenderRoom } from "#platform/pages/render-room.server.ts";
import type { UiBundle } from "#platform/pages/ui-bundle.server.ts";
import { toPng } from "#platform/pictures/to-png.server.ts";
import type { TellFailure } from "#web/context.ts";
import { createPageRenderer, turnAway } from "#web/page-renderer.server.ts";
import { publicPages } from "#web/public-pages.ts";

const MAX_KEPT_PAGES = 500;
/** A few, because most of a page's time is the thread's own; those who wait are served within a second or two. */
export const RENDERS = { atOnce: 4, waiting: { inAll: 64, ofOne: 16 } };
const TURNED_AWAY_AFTER_MS = 1000;

export type DoorParts = {
  log: Log;
  clock: Clock;
  api: ReturnType<typeof createApi>;
  health: ReturnType<typeof createHealth>;
  /** Where figures are asked for by their token. */
  metrics: ((request: Request) => Promise<Response>) | undefined;
  ui: UiBundle;
  /** Where pages are rendered. */
  room: RenderRoom;
  /** As last read: the version is another one after each change of what public pages show. */
  published: () => { version: string; lab: Pick<LabProfile, "email" | "phones"> };
  /** Whether a Cookie header holds a session of ours. */
  isSomebody: (cookies: string) => boolean;
  publicUrl: string | undefined;
  https: boolean;
};

/** Kept pages and files first, because most requests are for them; then, within the limit of bodies, the API and pages. */
export function answerFrom(parts: DoorParts): Answer {
  const { log, clock, api, health, metrics, ui, room, published, isSomebody, publicUrl, https } = parts;
  const pageKey = createPageKey({ isSomebody, publicPages });
  const pages = createPages({
    version: () => published().version,
    pageKey,
    maxPages: MAX_KEPT_PAGES,
    room,
    turnedAwayAfterMs: TURNED_AWAY_AFTER_MS,
    turnAway: async (status, isData) =>
      turnAway(await ui.load(), status, { isData, helpline: published().lab.phones[0] }),
    https,
  });
  const security = createSecurityContact({ clock, lab: () => published().lab, publicUrl });
  const files = ui.middleware ? () => undefined : createStaticFiles("build/client");

  const renderPage = createPageRenderer(ui.load, { publicUrl, toPng }, () => published().version);
  const answerPage: Answer = async (request, facts) => {
    const tell: TellFailure = (err, what) => {
      const path = loggedPath(new URL(request.url).pathname);
      log[what === "page cut" ? "info" : "error"]({ err, requestId: facts.requestId, path }, what);
    };
    const surroundings = { api: (inner: Request) => api.fetch(inner, facts), tellFailure: tell };
    const render = (asked: Request) => renderPage(asked, surroundings);
    if (!ui.middleware) return pages.answer(request, facts.address, render);
    // In development nothing is kept, and Vite's own scripts must pass.
    const key = pageKey(request);
    const page = await render(key === null ? request : new Request(key));
    return "html" in page ? new Response(page.html, page) : page;
  };
  const answer: Answer = (request, facts) => {
    if (isOfApi(request)) return api.fetch(request, facts);
    const { pathname } = new URL(request.url);
    if (pathname === "/metrics" && metrics) return metrics(request);
    if (pathname === "/healthz" || pathname === "/readyz") return health.fetch(request);
    return pathname === "/.well-known/security.txt" ? security.fetch(request) : answerPage(request, facts);
  };
  const answerWithin = limitBodies(bodyLimits, answer, (request) =>
    isOfApi(request) ? answerTooLarge() : pages.turnAway(request, 413),
  );
  return limitHeads(
    (request, facts) => pages.cached(request) ?? files(request) ?? answerWithin(request, facts),
    (request) => (isOfApi(request) ? answerLongHead() : pages.turnAway(request, 400)),
  );
}

function isOfApi(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/api/");
}
