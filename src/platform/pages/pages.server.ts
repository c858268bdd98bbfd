import { setTimeout as pause } from "node:timers/promises";
import { isFromOurPages } from "#platform/http/from-our-pages.ts";
import { type ReadyAnswer, sendReady } from "#platform/http/ready-answer.server.ts";
import type { RenderRoom } from "./render-room.server.ts";
import {
  isForEverybody,
  type Rendered,
  type RenderedPage,
  readRendered,
  readyPage,
  sendOnce,
} from "./rendered-page.server.ts";
import { Busy } from "./turn-queue.ts";
import { VersionedCache } from "./versioned-cache.ts";

type Options = {
  /** Changes, after the change is committed, whenever something that a shared page shows has changed. */
  version: () => number | string;
  /** The full URL under which a request's page may be shared; null where it may be the visitor's own. */
  pageKey: (request: Request) => string | null;
  maxPages: number;
  /** Where pages are rendered, by turns. */
  room: RenderRoom;
  /** Whoever asks without pause, and is turned away, is slowed down by the wait for that. */
  turnedAwayAfterMs: number;
  /** Makes the answer to whoever gets no page. */
  turnAway: (status: TurnedAway, isData: boolean) => Response | Promise<Response>;
  /** Whether visitors come by https: the proxy that ends TLS hides it from the request. */
  https: boolean;
};

/** The address or the cookies are too long (400), a form comes from another site's page (403), what was sent is too large (413), or too many wait (503). */
type TurnedAway = 400 | 403 | 413 | 503;

/** Answers the request that it is handed, always a GET where the visitor's was a HEAD. */
type Render = (request: Request) => Promise<Rendered>;

/** Ready for everybody, or one visitor's: then it is sent once. */
type Page = { ready: ReadyAnswer } | { rendered: RenderedPage };

const STATUSES_AND_FORMS = 8;

/**
 * Sends pages: protected by headers, compressed, and, where everybody gets the same page, rendered once for each version.
 * `cached` answers at once what is kept, before any routing; `answer` renders the rest for the address `who` when its turn
 * has come; `turnAway` answers without a page.
 */
export function createPages({ version, pageKey, maxPages, room, https, ...options }: Options) {
  const pages = new VersionedCache<Page>({ version, maxEntries: maxPages, isKept: (page) => "ready" in page });
  const turnedAway = new VersionedCache<RenderedPage>({ version, maxEntries: STATUSES_AND_FORMS, isKept: () => true });

  function cached(request: Request): Response | undefined {
    const key = pageKey(request);
    const page = key === null ? undefined : pages.get(key);
    return page && "ready" in page ? sendReady(page.ready, request) : undefined;
  }

  async function answer(request: Request, who: string, render: Render): Promise<Response> {
    if (!isFromOurPages(request)) return turnAway(request, 403);
    try {
      return await rendered(request, who, render);
    } catch (failure) {
      if (!(failure instanceof Busy)) throw failure;
      await pause(options.turnedAwayAfterMs);
      return turnAway(request, 503);
    }
  }

  async function rendered(request: Request, who: string, render: Render): Promise<Response> {
    const key = pageKey(request);
    if (key === null) {
      // Read before it has its turn: whoever sends slowly must not keep a place.
      const own = await withBody(request);
      const visit = { who, signal: request.signal };
      return sendOnce(await room.enter(visit, async () => readRendered(await render(own), https)), request);
    }
    let begun = false;
    const make = () => {
      begun = true;
      // After a change everybody waits for the pages that everybody had.
      return room.enter({ who: pages.wasKept(key) ? null : who }, () => renderForEverybody(key, render, https));
    };
    const shared = await pages.getOrMake(key, make).catch((failure) => {
      // Somebody else asked first, and had too many waiting.
      if (begun || !(failure instanceof Busy)) throw failure;
    });
    const page = shared && ("ready" in shared || begun) ? shared : await make();
    return "ready" in page ? sendReady(page.ready, request) : sendOnce(page.rendered, request);
  }

  async function turnAway(request: Request, status: TurnedAway): Promise<Response> {
    const isData = new URL(request.url).pathname.endsWith(".data");
    const page = await turnedAway.getOrMake(`${status} ${isData}`, async () =>
      readRendered(await options.turnAway(status, isData), https),
    );
    return sendOnce(page, request);
  }

  return { cached, answer, turnAway };
}

/** The request is nobody's, so that no cookie, language or address of the first visitor reaches the others. */
async function renderForEverybody(key: string, render: Render, https: boolean): Promise<Page> {
  const rendered = await readRendered(await render(new Request(key)), https);
  return isForEverybody(rendered) ? { ready: await readyPage(rendered) } : { rendered };
}

async function withBody(request: Request): Promise<Request> {
  if (request.method === "HEAD") return new Request(request, { method: "GET" });
  return request.body === null ? request : new Request(request, { body: await request.arrayBuffer() });
}
