import { setTimeout as pause } from "node:timers/promises";
import { type PrecompressedResponse, sendPrecompressed } from "#platform/http/precompressed-response.server.ts";
import { isOriginHidden, isSameOriginOrSafe } from "#platform/http/same-origin.ts";
import { QueueFullError } from "./fair-queue.ts";
import type { RenderQueue } from "./render-queue.server.ts";
import {
  isShareable,
  precompressPage,
  type RenderedPage,
  type RenderOutput,
  readRenderOutput,
  sendUncached,
} from "./rendered-page.server.ts";
import { VersionedCache } from "./versioned-cache.ts";

type PageHandlerOptions<Language extends string> = {
  /** Changes after each commit that changes something on a shared page. */
  version: () => number | string;
  /** Returns the full URL under which a request's page may be shared; null if it may be personal. */
  cacheKeyOf: (request: Request) => string | null;
  /** Whether the page of a path reads codes with the camera; no page does by default. */
  usesScanner?: (pathname: string) => boolean;
  /**
   * Whether the path of a page is a secret, which its links and forms must not pass on; none is by default. Its forms
   * arrive without the origin of the page, and act by the secret alone.
   */
  isSecretPath?: (pathname: string) => boolean;
  maxPages: number;
  /** Queue in which pages are rendered. */
  renderQueue: RenderQueue;
  /** Delay of a rejection, which slows down clients that request without pause. */
  rejectDelayMs: number;
  /** Renders the response to a rejected request. */
  renderRejection: (status: RejectionStatus, about: RejectedRequest<Language>) => Response | Promise<Response>;
  /** Language of a page's path, in which its rejection is written. There are few, for rejections are cached. */
  languageOf: (pathname: string) => Language;
  /** Whether visitors use https: the proxy that terminates TLS hides it from the request. */
  isHttps: boolean;
};

/** URL or cookies too long (400), a form from another site (403), body too large (413), queue full (503). */
type RejectionStatus = 400 | 403 | 413 | 503;

/** Whether the router asked for data, and the language of the path. */
type RejectedRequest<Language> = { isData: boolean; language: Language };

/** Renders the given request, always a GET even if the visitor's was a HEAD. */
type RenderPage = (request: Request) => Promise<RenderOutput>;

/** A shared page ready to send, or a personal one that is sent once. */
type PageResult = { ready: PrecompressedResponse } | { rendered: RenderedPage };

const MAX_CACHED_REJECTIONS = 24;

/**
 * Sends pages with security headers, compressed, and shared pages rendered once per version. `cached` answers from the
 * cache, before any routing; `answer` renders for the address `who` when its turn has come; `turnAway` answers without
 * rendering the page.
 */
export function createPageHandler<Language extends string>({
  version,
  cacheKeyOf,
  maxPages,
  renderQueue,
  isHttps,
  ...options
}: PageHandlerOptions<Language>) {
  const pages = new VersionedCache<PageResult>({
    version,
    maxEntries: maxPages,
    isCacheable: (page) => "ready" in page,
  });
  const turnedAway = new VersionedCache<RenderedPage>({
    version,
    maxEntries: MAX_CACHED_REJECTIONS,
    isCacheable: () => true,
  });

  function cached(request: Request): Response | undefined {
    const key = cacheKeyOf(request);
    const page = key === null ? undefined : pages.get(key);
    return page && "ready" in page ? sendPrecompressed(page.ready, request) : undefined;
  }

  const isSecret = (request: Request) => options.isSecretPath?.(new URL(request.url).pathname) ?? false;

  async function answer(request: Request, who: string, render: RenderPage): Promise<Response> {
    const accepted = acceptRequest(request, isSecret(request));
    if (!accepted) return turnAway(request, 403);
    try {
      return await rendered(accepted, who, render);
    } catch (failure) {
      if (!(failure instanceof QueueFullError)) throw failure;
      await pause(options.rejectDelayMs);
      return turnAway(request, 503);
    }
  }

  async function rendered(request: Request, who: string, render: RenderPage): Promise<Response> {
    const key = cacheKeyOf(request);
    if (key === null) {
      // Read before its turn: a slow upload must not occupy a place.
      const own = await bufferBody(request);
      const visit = { clientKey: who, signal: request.signal };
      const hasScanner = options.usesScanner?.(new URL(request.url).pathname) ?? false;
      const security = { isHttps, hasScanner, isSecret: isSecret(request) };
      return sendUncached(
        await renderQueue.run(visit, async () => readRenderOutput(await render(own), security)),
        request,
      );
    }
    let begun = false;
    const make = () => {
      begun = true;
      // After a change all visitors wait for the pages that were cached before, so these come first.
      return renderQueue.run({ clientKey: pages.wasCached(key) ? null : who }, () =>
        renderShared(key, render, isHttps),
      );
    };
    const shared = await pages.getOrCreate(key, make).catch((failure) => {
      // Another visitor requested it first, and had too many waiting.
      if (begun || !(failure instanceof QueueFullError)) throw failure;
    });
    const page = shared && ("ready" in shared || begun) ? shared : await make();
    return "ready" in page ? sendPrecompressed(page.ready, request) : sendUncached(page.rendered, request);
  }

  async function turnAway(request: Request, status: RejectionStatus): Promise<Response> {
    const { pathname } = new URL(request.url);
    const about = { isData: pathname.endsWith(".data"), language: options.languageOf(pathname) };
    const page = await turnedAway.getOrCreate(`${status} ${about.isData} ${about.language}`, async () =>
      readRenderOutput(await options.renderRejection(status, about), { isHttps }),
    );
    return sendUncached(page, request);
  }

  return { cached, answer, turnAway };
}

/** Renders a bare request, so that no cookie, language or address of the first visitor reaches the others. */
async function renderShared(key: string, render: RenderPage, isHttps: boolean): Promise<PageResult> {
  const rendered = await readRenderOutput(await render(new Request(key)), { isHttps });
  return isShareable(rendered) ? { ready: await precompressPage(rendered) } : { rendered };
}

/** Returns a request that may change something, for the page to render; undefined for a form of another site. */
function acceptRequest(request: Request, isSecret: boolean): Request | undefined {
  if (isSameOriginOrSafe(request)) return request;
  return isSecret && isOriginHidden(request) ? withoutOrigin(request) : undefined;
}

/** The router takes a hidden origin for another site's. */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}

async function bufferBody(request: Request): Promise<Request> {
  if (request.method === "HEAD") return new Request(request, { method: "GET" });
  return request.body === null ? request : new Request(request, { body: await request.arrayBuffer() });
}
