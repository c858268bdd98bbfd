/**
 * Fetches the files of a chunk, then imports it. Browsers from before 2026 remember a failed import until the page is
 * left; for `fetch` they cache only responses. The build puts this in place of Vite's own preloading (vite.config.ts),
 * around each `import()`: not called elsewhere. It begins in a task of its own, since requests take a slow phone ten
 * milliseconds each, and the render or the commit that needs the chunk is long enough.
 */
export async function loadChunk<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  // A message waits for no timer.
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  await Promise.all(files.map(fetchOnce));
  return load();
}

const pendingFetches = new Map<string, Promise<void>>();

function fetchOnce(file: string): Promise<void> {
  const url = import.meta.env.BASE_URL + file;
  const before = pendingFetches.get(url);
  if (before) return before;
  const once = isLinkedInPage(url) ? Promise.resolve() : url.endsWith(".css") ? linkStyles(url) : fetchScript(url);
  pendingFetches.set(url, once);
  once.catch(() => pendingFetches.delete(url));
  return once;
}

/** The page linked it in its head. */
function isLinkedInPage(url: string): boolean {
  return document.head.querySelector(`link[href="${url}"]`) !== null;
}

/** Reads it to the end, so that the browser caches it; hashed files are cached for good. */
async function fetchScript(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new TypeError(`${url} was answered ${answer.status}`);
}

function linkStyles(url: string): Promise<void> {
  const link = document.createElement("link");
  return new Promise((resolve, reject) => {
    link.rel = "stylesheet";
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${url} could not be fetched`));
    };
    document.head.append(link);
  });
}
