import { expect, test } from "vitest";
import { CACHE_OWNER_HEADER } from "#core/access/cache-owner.ts";
import { FILES_CACHE, SEEN_PAGES_CACHE } from "./cache-names.ts";
import { CACHED_AT_HEADER } from "./cached-response.ts";
import { type CacheStore, createPrivateCache } from "./private-cache.ts";

const LIST = "/api/bookings?patientId=1&limit=200";
const PAGE = "/patient-dashboard";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a fake of the browser's caches, as far as they are used here; `holdPuts` delays the next put. */
function openCaches() {
  const stored = new Map<string, Map<string, Response>>();
  let pendingPut: Promise<void> | null = null;
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      put: async (key: string, answer: Response) => {
        await pendingPut;
        const now = stored.get(name) ?? new Map();
        now.delete(key);
        stored.set(name, now.set(key, answer));
      },
      match: async (key: string, { ignoreSearch = false } = {}) => {
        const bare = (url: string) => (ignoreSearch ? url.split("?")[0] : url);
        return [...entries].find(([url]) => bare(url) === bare(key))?.[1].clone();
      },
      keys: async () => [...entries.keys()],
      delete: async (key: string) => entries.delete(key),
    };
  };
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => cacheOf(name),
  };
  const holdPuts = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pendingPut = promise;
    return resolve;
  };
  return { caches: caches as unknown as CacheStore, stored, holdPuts, names: () => [...stored.keys()] };
}

const createResponse = (owner: string | null, body = "Simran", status = 200) =>
  new Response(body, {
    status,
    headers: { "content-type": "application/json", ...(owner !== null && { [CACHE_OWNER_HEADER]: owner }) },
  });

/** Returns a private cache over such caches, filled with what Simran looked at. */
async function openFilledCache(now = { at: new Date("2026-11-23T05:12:00Z") }) {
  const browser = openCaches();
  const own = createPrivateCache(browser.caches, () => now.at);
  for (const name of [FILES_CACHE, SEEN_PAGES_CACHE])
    await (await browser.caches.open(name)).put("/", createResponse(null, "everybody's"));
  await own.keep(LIST, createResponse("simran"), own.getGeneration());
  return { ...browser, own, now };
}

test("caches a patient's response under its owner, with the time", async () => {
  const { own, names } = await openFilledCache();
  expect(names()).toEqual([FILES_CACHE, SEEN_PAGES_CACHE, "nabz-own-1-simran"]);
  const cached = await own.read(LIST);
  expect([await cached?.text(), cached?.headers.get(CACHED_AT_HEADER)]).toEqual(["Simran", "2026-11-23T05:12:00.000Z"]);
});

test("finds a page for other parameters too, but not a response", async () => {
  const { own } = await openFilledCache();
  await own.keep(PAGE, createResponse("simran", "the page"), own.getGeneration());
  expect(await (await own.read(`${PAGE}?patient=2`))?.text()).toBe("the page");
  expect(await own.read("/api/bookings?patientId=2&limit=200")).toBeUndefined();
});

test.each([
  ["an admin response", createResponse("staff")],
  ["a public response", createResponse("nobody")],
  ["a response without an owner", createResponse(null)],
  ["an error response", createResponse("simran", "", 403)],
])("does not cache %s as a patient's", async (_, answer) => {
  const { own, names } = await openFilledCache();
  await own.keep("/api/bookings/9/items", answer, own.getGeneration());
  expect(names()).toEqual([FILES_CACHE, SEEN_PAGES_CACHE, "nabz-own-1-simran"]);
  expect(await own.read("/api/bookings/9/items")).toBeUndefined();
});

test("a 401 deletes the patient's data and viewed pages; the site's files stay", async () => {
  const { own, names } = await openFilledCache();
  await own.handleResponse(createResponse("nobody", "", 401));
  expect(names()).toEqual([FILES_CACHE]);
});

test("a 401 without a patient keeps the public pages", async () => {
  const { own, names } = await openFilledCache();
  await own.forget();
  await own.keep(LIST, createResponse(null), own.getGeneration());
  const { caches } = openCaches();
  const otherCache = createPrivateCache(caches, () => new Date("2026-11-23T05:12:00Z"));
  await (await caches.open(SEEN_PAGES_CACHE)).put("/", createResponse(null));
  await otherCache.handleResponse(createResponse("nobody", "", 401));
  expect([names(), await caches.keys()]).toEqual([[FILES_CACHE], [SEEN_PAGES_CACHE]]);
});

test.each(["manjit", "admin", "nobody"])("a response of %s deletes Simran's data", async (owner) => {
  const { own, names } = await openFilledCache();
  await own.handleResponse(createResponse(owner));
  expect(names()).toEqual([FILES_CACHE]);
});

test("the patient's own next response deletes nothing", async () => {
  const { own } = await openFilledCache();
  await own.handleResponse(createResponse("simran"));
  await own.handleResponse(createResponse(null, "", 503));
  expect(await own.read(LIST)).toBeDefined();
});

test("does not cache a response to a request from before a logout", async () => {
  const { own, names } = await openFilledCache();
  const generation = own.getGeneration();
  await own.forget();
  await own.keep(LIST, createResponse("simran"), generation);
  expect(names()).toEqual([FILES_CACHE]);
});

test("leaves nothing behind that is being cached during a logout", async () => {
  const { own, names, holdPuts } = await openFilledCache();
  const goOn = holdPuts();
  const keeping = own.keep(PAGE, createResponse("simran"), own.getGeneration());
  await own.forget();
  goOn();
  await keeping;
  expect(names()).toEqual([FILES_CACHE]);
});

test("reads nothing where two people's responses are cached", async () => {
  const { own, caches } = await openFilledCache();
  await caches.open("nabz-own-1-manjit");
  expect(await own.read(LIST)).toBeUndefined();
});

test("deletes the data after thirty days, when the session has ended", async () => {
  const { own, now, names } = await openFilledCache();
  now.at = new Date(now.at.getTime() + 29 * DAY_MS);
  expect(await own.read(LIST)).toBeDefined();
  now.at = new Date(now.at.getTime() + 2 * DAY_MS);
  expect(await own.read(LIST)).toBeUndefined();
  expect(names()).toEqual([FILES_CACHE]);
});

test("caches the sixty latest responses", async () => {
  const { own, stored } = await openFilledCache();
  for (let id = 1; id <= 80; id += 1)
    await own.keep(`/api/bookings/${id}/items`, createResponse("simran"), own.getGeneration());
  expect(stored.get("nabz-own-1-simran")?.size).toBe(60);
  expect(await own.read("/api/bookings/80/items")).toBeDefined();
});
