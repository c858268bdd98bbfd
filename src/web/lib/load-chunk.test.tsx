import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk.ts";

const fetching = vi.fn<(url: string) => Promise<Response>>();
const load = vi.fn(() => Promise.resolve("part"));
const files = ["assets/a.js", "assets/b.js"];

beforeEach(() => {
  vi.stubGlobal("fetch", fetching);
  // The window of these tests has none.
  vi.stubGlobal("MessageChannel", MessageChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test("imports a module only once its files are fetched, and can retry after a lost connection", async () => {
  load.mockResolvedValue("part");
  fetching.mockImplementation((url) =>
    url.endsWith("b.js") ? Promise.reject(new TypeError("no line")) : Promise.resolve(new Response("")),
  );
  await expect(loadChunk(load, files)).rejects.toThrow("no line");
  expect(load).not.toHaveBeenCalled();
  fetching.mockResolvedValue(new Response(""));
  expect(await loadChunk(load, files)).toBe("part");
  expect(fetching.mock.calls.map(([url]) => url)).toEqual(["/assets/a.js", "/assets/b.js", "/assets/b.js"]);
});

test("requests nothing in the task that needs the chunk, which is a render", async () => {
  fetching.mockResolvedValue(new Response(""));
  const part = loadChunk(load, ["assets/d.js"]);
  await Promise.resolve();
  expect(fetching).not.toHaveBeenCalled();
  expect(await part).toBe("part");
  expect(fetching).toHaveBeenCalledTimes(1);
});

test("does not import a file that a newer version has removed", async () => {
  fetching.mockResolvedValue(new Response("", { status: 404 }));
  await expect(loadChunk(load, ["assets/gone.js"])).rejects.toThrow("assets/gone.js was answered 404");
  expect(load).not.toHaveBeenCalled();
});

test("does not fetch again what the page's head links to", async () => {
  document.head.innerHTML = `<link rel="modulepreload" href="/assets/named.js">`;
  await loadChunk(load, ["assets/named.js"]);
  expect(fetching).not.toHaveBeenCalled();
});

test("links styles, and once more where they failed", async () => {
  document.head.innerHTML = "";
  const failing = vi.spyOn(document.head, "append").mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) link.onerror?.(new Event("error"));
  });
  await expect(loadChunk(load, ["assets/c.css"])).rejects.toThrow("assets/c.css could not be fetched");
  failing.mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) link.onload?.(new Event("load"));
  });
  await loadChunk(load, ["assets/c.css"]);
  expect(failing).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(1);
});
