import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from "workbox-strategies";
import { CACHE_OWNER_HEADER, PUBLIC_OWNER } from "#core/access/cache-owner.ts";
import { DEFAULT_LANGUAGE, getPathLanguage, type Language, languages, stripLanguage } from "#core/i18n/languages.ts";
import { FILES_CACHE, isOutdated, SEEN_PAGES_CACHE } from "./cache-names.ts";
import { CACHED_AT_HEADER, deleteOldest, insertPreloads, isHtml, listAssets, withCachedAt } from "./cached-response.ts";
import { type PageReport, selectCacheable } from "./page-report.ts";
import { createPrivateCache } from "./private-cache.ts";
import { ACCOUNT_PAGE, classifyRequest, getCacheKey, OFFLINE_PAGE } from "./request-kind.ts";

declare const self: ServiceWorkerGlobalScope;

/** Two builds, and the rest of older ones. */
const MAX_FILES = 400;
const MAX_PAGES = 60;
/** If the network is slower than this, a cached page is used. */
const NETWORK_TIMEOUT_SECONDS = 5;
/** For the worker's own requests. A server that never responds would keep it from starting, and the next one too. */
const PRIVATE_TIMEOUT_MS = 60_000;

const privateCache = createPrivateCache(caches, () => new Date());
const matchOptions = { ignoreVary: true };

/** Caches a patient's responses in their own cache, and public ones in the strategy's. */
const createLastSeenPlugin = ({ isOwn }: { isOwn: boolean }): WorkboxPlugin => ({
  handlerWillStart: async ({ state }) => {
    if (state) state.generation = privateCache.getGeneration();
  },
  // Runs before the page gets the response, and unlike the fetch callbacks also for requests that the browser
  // preloaded.
  handlerWillRespond: async ({ response }) => {
    if (isOwn) await privateCache.handleResponse(response);
    return response;
  },
  cacheKeyWillBeUsed: async ({ request }) => getCacheKey(request),
  cacheWillUpdate: async ({ request, response, state }) => {
    // Responses that arrive after the timeout were not checked yet.
    if (isOwn) await privateCache.handleResponse(response);
    const owner = response.headers.get(CACHE_OWNER_HEADER);
    const isPublic = owner === PUBLIC_OWNER || (owner === null && !isOwn);
    if (!isPublic) await privateCache.keep(getCacheKey(request), response, Number(state?.generation));
    return isPublic && response.status === 200 && !response.redirected ? withCachedAt(response, new Date()) : null;
  },
  cacheDidUpdate: async ({ cacheName }) => deleteOldest(await caches.open(cacheName), MAX_PAGES),
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    const cached = (await privateCache.read(getCacheKey(request))) ?? cachedResponse;
    const keptAt = cached?.headers.get(CACHED_AT_HEADER);
    // A page that is still loading has no client id yet, and Firefox then fails.
    if (keptAt && event instanceof FetchEvent && event.clientId !== "") await notifyClient(event.clientId, keptAt);
    return cached;
  },
});

/** Tells the page that it was given a cached response. */
async function notifyClient(clientId: string, keptAt: string): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage({ keptAt });
}

/** Firefox passes a failed navigation preload on as a response, so the cached page is looked up here too. */
const offlineFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    (await matchCached(getCacheKey(request))) ?? matchOfflinePage(getPathLanguage(new URL(request.url).pathname)),
};

/** Before the request, which may be lost, and after its response, with which the user may have changed. */
const forgetOnSignIn: WorkboxPlugin = {
  handlerWillStart: privateCache.forget,
  handlerWillRespond: async ({ response }) => {
    await privateCache.forget();
    return response;
  },
};

const seenPagesOptions = { cacheName: SEEN_PAGES_CACHE, matchOptions, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS };
const strategies = {
  file: new CacheFirst({ cacheName: FILES_CACHE, matchOptions }),
  page: new NetworkFirst({ ...seenPagesOptions, plugins: [createLastSeenPlugin({ isOwn: false }), offlineFallback] }),
  "own-page": new NetworkFirst({
    ...seenPagesOptions,
    plugins: [createLastSeenPlugin({ isOwn: true }), offlineFallback],
  }),
  fact: new NetworkFirst({
    cacheName: SEEN_PAGES_CACHE,
    matchOptions,
    plugins: [createLastSeenPlugin({ isOwn: false })],
  }),
  own: new NetworkFirst({
    cacheName: SEEN_PAGES_CACHE,
    matchOptions,
    plugins: [createLastSeenPlugin({ isOwn: true })],
  }),
  "own-call": new NetworkOnly({ plugins: [createLastSeenPlugin({ isOwn: true })] }),
  sign: new NetworkOnly({ plugins: [forgetOnSignIn] }),
  "other-page": new NetworkOnly({ plugins: [offlineFallback] }),
};
/** Records when a file was last used; once per page, because each record is a write. */
const fileStrategy = new CacheFirst({
  cacheName: FILES_CACHE,
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })],
});
/** A page of the staff area uses the browser's preload response; all other requests are not handled. */
const networkOnly = new NetworkOnly();

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const isShown = request.mode === "navigate";
  const kind = classifyRequest({ method: request.method, url, isPage: isShown });
  if (kind !== "not-ours") event.respondWith(strategies[kind].handle({ event, request }));
  else if (isShown && request.method === "GET") event.respondWith(networkOnly.handle({ event, request }));
});

self.addEventListener("install", (event) => {
  // Those of other languages come with the first page that is shown in them.
  event.waitUntil(cacheOfflinePage(event, DEFAULT_LANGUAGE));
  // Its caches are named by their content: pages of any build work under any worker (decision 041).
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), deleteOutdatedCaches()]));
});
clientsClaim();

self.addEventListener("message", (event) => {
  event.waitUntil(cacheReport(event, event.data as PageReport));
});

async function cacheReport(event: ExtendableMessageEvent, shown: PageReport): Promise<void> {
  const { page, files, answers, shouldRefetch } = selectCacheable(shown, self.location.origin);
  const language = getPathLanguage(new URL(shown.page, self.location.origin).pathname);
  await Promise.all(files.map((file) => cacheAddress(fileStrategy, event, file)));
  if (page !== null && (shouldRefetch || !(await matchCached(page)))) {
    const isOwn = stripLanguage(page).startsWith(ACCOUNT_PAGE);
    await cacheAddress(isOwn ? strategies["own-page"] : strategies.page, event, page);
  }
  for (const { kind, address } of answers) {
    const request = createRequest(address, { "accept-language": language });
    if (!(await matchCached(getCacheKey(request)))) await cacheAddress(strategies[kind], event, request);
  }
  await cacheOfflinePage(event, language);
}

async function matchCached(key: string): Promise<Response | undefined> {
  const cache = await caches.open(SEEN_PAGES_CACHE);
  return (await privateCache.read(key)) ?? cache.match(key, matchOptions);
}

/** Fetches by the strategy, and waits until the response is cached; a failure is ignored. */
async function cacheAddress(strategy: Strategy, event: ExtendableEvent, address: string | Request): Promise<void> {
  const request = typeof address === "string" ? createRequest(address) : address;
  await Promise.allSettled(strategy.handleAll({ event, request }));
}

function createRequest(address: string, headers: Record<string, string> = {}): Request {
  return new Request(address, { headers, priority: "low", signal: AbortSignal.timeout(PRIVATE_TIMEOUT_MS) });
}

/** Caches the current offline page of a language with its files; when offline, the previous one stays. */
async function cacheOfflinePage(event: ExtendableEvent, language: Language): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const path = languages[language].basePath + OFFLINE_PAGE;
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(PRIVATE_TIMEOUT_MS) });
    if (!answer.ok || !isHtml(answer)) throw new Error(`The offline page was answered with ${answer.status}`);
    const files = listAssets(await answer.clone().text());
    await Promise.all(files.map((file) => cacheAddress(fileStrategy, event, file)));
    await cache.put(path, await withCachedAt(answer, new Date()));
  } catch (failure) {
    if (!(await cache.match(path))) throw failure;
  }
}

/** Returns the offline page in the language; in English if that one is not cached. */
async function matchOfflinePage(language: Language): Promise<Response | undefined> {
  const cache = await caches.open(FILES_CACHE);
  const { basePath } = languages[language];
  const page =
    (await cache.match(basePath + OFFLINE_PAGE, matchOptions)) ?? (await cache.match(OFFLINE_PAGE, matchOptions));
  if (!page) return undefined;
  const cachedPages: string[] = [];
  for (const path of [`${basePath}${ACCOUNT_PAGE}`, `${basePath}/`])
    if (await matchCached(path)) cachedPages.push(path);
  return new Response(insertPreloads(cachedPages, await page.text()), { headers: page.headers });
}

async function deleteOutdatedCaches(): Promise<void> {
  const names = (await caches.keys()).filter(isOutdated);
  await Promise.all(names.map((name) => caches.delete(name)));
}
