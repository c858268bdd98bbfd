import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from "workbox-strategies";
import { NOBODY, WHOSE } from "#core/access/whose.ts";
import { FILES, isOutdated, SEEN } from "./cache-names.ts";
import { asKept, dropOldest, filesOf, isPage, KEPT_AT, withLinksTo } from "./kept-answer.ts";
import { keyOf, kindOf, OFFLINE_PAGE, OWN_PAGE } from "./kinds.ts";
import { createOwnAnswers } from "./own-answers.ts";
import { type Shown, worthKeeping } from "./shown.ts";

declare const self: ServiceWorkerGlobalScope;

/** Two builds, and what is left of older ones. */
const MOST_FILES = 400;
const MOST_SEEN = 60;
/** On a line slower than this a kept page is better than none. */
const PATIENCE_SECONDS = 5;
/** For what the worker asks by itself. A server that never answers would keep it from its start, and the next one too. */
const OWN_PATIENCE_MS = 60_000;

const own = createOwnAnswers(caches, () => new Date());
const matchOptions = { ignoreVary: true };

/** A page is kept without the parameters that it does not read. */
function keyFor(request: Request): string {
  const url = new URL(request.url);
  return keyOf(url) ?? url.pathname + url.search;
}

/** Keeps what is somebody's in their own cache, and what is nobody's in the strategy's. */
const asLastSeen = ({ isOwn }: { isOwn: boolean }): WorkboxPlugin => ({
  handlerWillStart: async ({ state }) => {
    if (state) state.asked = own.asking();
  },
  // Before the page has it. What the browser had asked for before the worker ran passes here too, unlike a fetch's callbacks.
  handlerWillRespond: async ({ response }) => {
    if (isOwn) await own.hear(response);
    return response;
  },
  cacheKeyWillBeUsed: async ({ request }) => keyFor(request),
  cacheWillUpdate: async ({ request, response, state }) => {
    // What comes after the patience has ended was not heard yet.
    if (isOwn) await own.hear(response);
    const whose = response.headers.get(WHOSE);
    const isNobodys = whose === NOBODY || (whose === null && !isOwn);
    if (!isNobodys) await own.keep(keyFor(request), response, Number(state?.asked));
    return isNobodys && response.status === 200 && !response.redirected ? asKept(response, new Date()) : null;
  },
  cacheDidUpdate: async ({ cacheName }) => dropOldest(await caches.open(cacheName), MOST_SEEN),
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    const kept = (await own.read(keyFor(request))) ?? cachedResponse;
    const keptAt = kept?.headers.get(KEPT_AT);
    // A page that is only coming has no name yet, and Firefox fails for want of one.
    if (keptAt && event instanceof FetchEvent && event.clientId !== "") await tell(event.clientId, keptAt);
    return kept;
  },
});

/** The page that was given a kept answer then says so. */
async function tell(clientId: string, keptAt: string): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage({ keptAt });
}

/** Firefox hands a page that it had asked for in vain on as if it were an answer, so the kept one is looked for here too. */
const orOfflinePage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => (await keptUnder(keyFor(request))) ?? offlinePage(),
};

/** Before the request, which may be lost, and after its answer, by which somebody else may have come. */
const forgetting: WorkboxPlugin = {
  handlerWillStart: own.forget,
  handlerWillRespond: async ({ response }) => {
    await own.forget();
    return response;
  },
};

const patient = { cacheName: SEEN, matchOptions, networkTimeoutSeconds: PATIENCE_SECONDS };
const strategies = {
  file: new CacheFirst({ cacheName: FILES, matchOptions }),
  page: new NetworkFirst({ ...patient, plugins: [asLastSeen({ isOwn: false }), orOfflinePage] }),
  "own-page": new NetworkFirst({ ...patient, plugins: [asLastSeen({ isOwn: true }), orOfflinePage] }),
  fact: new NetworkFirst({ cacheName: SEEN, matchOptions, plugins: [asLastSeen({ isOwn: false })] }),
  own: new NetworkFirst({ cacheName: SEEN, matchOptions, plugins: [asLastSeen({ isOwn: true })] }),
  "own-call": new NetworkOnly({ plugins: [asLastSeen({ isOwn: true })] }),
  sign: new NetworkOnly({ plugins: [forgetting] }),
  "other-page": new NetworkOnly({ plugins: [orOfflinePage] }),
};
/** Notes when a file was last used; once a page, because each note is a write. */
const usedFile = new CacheFirst({
  cacheName: FILES,
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES })],
});
/** A page of the desk takes what the browser has asked for already; whatever else is not ours goes by. */
const passing = new NetworkOnly();

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const isShown = request.mode === "navigate";
  const kind = kindOf({ method: request.method, url, isPage: isShown });
  if (kind !== "not-ours") event.respondWith(strategies[kind].handle({ event, request }));
  else if (isShown && request.method === "GET") event.respondWith(passing.handle({ event, request }));
});

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage(event));
  // What it keeps has names of its own content: pages of any build go on under any worker (decision 041).
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), dropOutdated()]));
});
clientsClaim();

self.addEventListener("message", (event) => {
  event.waitUntil(keepShown(event, event.data as Shown));
});

async function keepShown(event: ExtendableMessageEvent, shown: Shown): Promise<void> {
  const { page, files, answers, isAskedAnew } = worthKeeping(shown, self.location.origin);
  await Promise.all(files.map((file) => keep(usedFile, event, file)));
  if (page !== null && (isAskedAnew || !(await keptUnder(page)))) {
    await keep(page.startsWith(OWN_PAGE) ? strategies["own-page"] : strategies.page, event, page);
  }
  for (const { kind, address } of answers) {
    if (!(await keptUnder(address))) await keep(strategies[kind], event, address);
  }
  await keepOfflinePage(event);
}

async function keptUnder(key: string): Promise<Response | undefined> {
  const cache = await caches.open(SEEN);
  return (await own.read(key)) ?? cache.match(key, matchOptions);
}

/** Asks by the strategy, and waits until the answer is kept; where nothing comes nothing is. */
async function keep(strategy: Strategy, event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address, { priority: "low", signal: AbortSignal.timeout(OWN_PATIENCE_MS) });
  await Promise.allSettled(strategy.handleAll({ event, request }));
}

/** The offline page with its files, as it is now; without a line the one before it stays. */
async function keepOfflinePage(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(FILES);
  try {
    const answer = await fetch(OFFLINE_PAGE, { signal: AbortSignal.timeout(OWN_PATIENCE_MS) });
    if (!answer.ok || !isPage(answer)) throw new Error(`The offline page was answered with ${answer.status}`);
    const files = filesOf(await answer.clone().text());
    await Promise.all(files.map((file) => keep(usedFile, event, file)));
    await cache.put(OFFLINE_PAGE, await asKept(answer, new Date()));
  } catch (failure) {
    if (!(await cache.match(OFFLINE_PAGE))) throw failure;
  }
}

async function offlinePage(): Promise<Response | undefined> {
  const cache = await caches.open(FILES);
  const page = await cache.match(OFFLINE_PAGE, matchOptions);
  if (!page) return undefined;
  const kept: string[] = [];
  for (const path of [OWN_PAGE, "/"]) if (await keptUnder(path)) kept.push(path);
  return new Response(withLinksTo(kept, await page.text()), { headers: page.headers });
}

async function dropOutdated(): Promise<void> {
  const names = (await caches.keys()).filter(isOutdated);
  await Promise.all(names.map((name) => caches.delete(name)));
}
