/**
 * Fetches the files of a part of the program, then loads it. Browsers of before 2026 remember of a module that could not be
 * fetched that it never can be, until the page is left; of a file that `fetch` asks for they remember only an answer. The build
 * puts this in place of Vite's own preloading (vite.config.ts), around each `import()`: nobody else calls it.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

const fetched = new Map<string, Promise<void>>();

function fetchOnce(file: string): Promise<void> {
  const url = new URL(import.meta.env.BASE_URL + file, document.baseURI).href;
  const before = fetched.get(url);
  if (before) return before;
  const once = isInPage(url) ? Promise.resolve() : url.endsWith(".css") ? linkStyles(url) : fetchScript(url);
  fetched.set(url, once);
  once.catch(() => fetched.delete(url));
  return once;
}

/** The page named it in its head. */
function isInPage(url: string): boolean {
  return Array.from(document.head.querySelectorAll("link")).some(({ href }) => href === url);
}

/** Read to its end, so that the browser keeps it; hashed files are kept for good. */
async function fetchScript(url: string): Promise<void> {
  const answer = await fetch(url, { credentials: "same-origin" });
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
