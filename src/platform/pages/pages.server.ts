import { type ReadyAnswer, sendReady } from "#platform/http/ready-answer.server.ts";
import { isForEverybody, type RenderedPage, readRendered, readyPage, sendOnce } from "./rendered-page.server.ts";
import { VersionedCache } from "./versioned-cache.ts";

type Options = {
  /** Changes, after the change is committed, whenever something that a shared page shows has changed. */
  version: () => number | string;
  /** The full URL under which a request's page may be shared; null where it may be the visitor's own. */
  pageKey: (request: Request) => string | null;
  maxPages: number;
  /** Whether visitors come by https: the proxy that ends TLS hides it from the request. */
  https: boolean;
};

/** Answers the request that it is handed, always a GET where the visitor's was a HEAD. */
type Render = (request: Request) => Promise<Response>;

type Page = { rendered: RenderedPage; ready: ReadyAnswer | null };

/**
 * Sends pages: protected by headers, compressed, and, where everybody gets the same page, rendered once for each version.
 * `cached` answers at once what is kept, before any routing; `answer` renders the rest.
 */
export function createPages({ version, pageKey, maxPages, https }: Options) {
  const pages = new VersionedCache<Page>({ version, maxEntries: maxPages, isKept: (page) => page.ready !== null });

  function cached(request: Request): Response | undefined {
    const key = pageKey(request);
    const page = key === null ? undefined : pages.get(key);
    return page?.ready ? sendReady(page.ready, request) : undefined;
  }

  async function answer(request: Request, render: Render): Promise<Response> {
    const key = pageKey(request);
    if (key !== null) {
      let begun = false;
      const page = await pages.getOrMake(key, () => {
        begun = true;
        return renderForEverybody(key, render, https);
      });
      if (page.ready) return sendReady(page.ready, request);
      if (begun) return sendOnce(page.rendered, request);
    }
    return sendOnce(await readRendered(await render(asGet(request)), https), request);
  }

  return { cached, answer };
}

/** The request is nobody's, so that no cookie, language or address of the first visitor reaches the others. */
async function renderForEverybody(key: string, render: Render, https: boolean): Promise<Page> {
  const rendered = await readRendered(await render(new Request(key)), https);
  return { rendered, ready: isForEverybody(rendered) ? await readyPage(rendered) : null };
}

function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}
