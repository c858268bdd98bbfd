import { expect, test } from "vitest";
import { WHOSE } from "#core/access/whose.ts";
import { FILES, SEEN } from "./cache-names.ts";
import { KEPT_AT } from "./kept-answer.ts";
import { type Caches, createOwnAnswers } from "./own-answers.ts";

const LIST = "/api/bookings?patientId=1&limit=200";
const PAGE = "/patient-dashboard";
const DAY_MS = 24 * 60 * 60 * 1000;

/** A browser's caches, as far as they are used here; `holdPuts` lets the next one wait. */
function openCaches() {
  const stored = new Map<string, Map<string, Response>>();
  let held: Promise<void> | null = null;
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      put: async (key: string, answer: Response) => {
        await held;
        const now = stored.get(name) ?? new Map();
        now.delete(key);
        stored.set(name, now.set(key, answer));
      },
      match: async (key: string, { ignoreSearch = false } = {}) => {
        const bare = (one: string) => (ignoreSearch ? one.split("?")[0] : one);
        return [...entries].find(([one]) => bare(one) === bare(key))?.[1].clone();
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
    held = promise;
    return resolve;
  };
  return { caches: caches as unknown as Caches, stored, holdPuts, names: () => [...stored.keys()] };
}

const answerOf = (whose: string | null, body = "Simran", status = 200) =>
  new Response(body, {
    status,
    headers: { "content-type": "application/json", ...(whose !== null && { [WHOSE]: whose }) },
  });

/** A worker over such caches, in which what Simran looked at is kept. */
async function withSimrans(now = { at: new Date("2026-11-23T05:12:00Z") }) {
  const browser = openCaches();
  const own = createOwnAnswers(browser.caches, () => now.at);
  for (const name of [FILES, SEEN]) await (await browser.caches.open(name)).put("/", answerOf(null, "everybody's"));
  await own.keep(LIST, answerOf("simran"), own.asking());
  return { ...browser, own, now };
}

test("a patient's answer is kept under whose it is, and says since when", async () => {
  const { own, names } = await withSimrans();
  expect(names()).toEqual([FILES, SEEN, "nabz-own-1-simran"]);
  const kept = await own.read(LIST);
  expect([await kept?.text(), kept?.headers.get(KEPT_AT)]).toEqual(["Simran", "2026-11-23T05:12:00.000Z"]);
});

test("a page is kept for other parameters too, an answer is not", async () => {
  const { own } = await withSimrans();
  await own.keep(PAGE, answerOf("simran", "the page"), own.asking());
  expect(await (await own.read(`${PAGE}?patient=2`))?.text()).toBe("the page");
  expect(await own.read("/api/bookings?patientId=2&limit=200")).toBeUndefined();
});

test.each([
  ["the desk's", answerOf("desk")],
  ["nobody's", answerOf("nobody")],
  ["one that does not say whose it is", answerOf(null)],
  ["a refusal", answerOf("simran", "", 403)],
])("%s is not kept as a patient's", async (_, answer) => {
  const { own, names } = await withSimrans();
  await own.keep("/api/bookings/9/items", answer, own.asking());
  expect(names()).toEqual([FILES, SEEN, "nabz-own-1-simran"]);
  expect(await own.read("/api/bookings/9/items")).toBeUndefined();
});

test("a 401 forgets the patient, and what was looked at; the house's own files stay", async () => {
  const { own, names } = await withSimrans();
  await own.hear(answerOf("nobody", "", 401));
  expect(names()).toEqual([FILES]);
});

test("a 401 where nobody is kept leaves the pages that everybody sees", async () => {
  const { own, names } = await withSimrans();
  await own.forget();
  await own.keep(LIST, answerOf(null), own.asking());
  const { caches } = openCaches();
  const other = createOwnAnswers(caches, () => new Date("2026-11-23T05:12:00Z"));
  await (await caches.open(SEEN)).put("/", answerOf(null));
  await other.hear(answerOf("nobody", "", 401));
  expect([names(), await caches.keys()]).toEqual([[FILES], [SEEN]]);
});

test.each(["manjit", "desk", "nobody"])("an answer that is %s's forgets Simran", async (whose) => {
  const { own, names } = await withSimrans();
  await own.hear(answerOf(whose));
  expect(names()).toEqual([FILES]);
});

test("the patient's own next answer forgets nothing", async () => {
  const { own } = await withSimrans();
  await own.hear(answerOf("simran"));
  await own.hear(answerOf(null, "", 503));
  expect(await own.read(LIST)).toBeDefined();
});

test("what left before somebody signed out is not kept when it comes after", async () => {
  const { own, names } = await withSimrans();
  const asked = own.asking();
  await own.forget();
  await own.keep(LIST, answerOf("simran"), asked);
  expect(names()).toEqual([FILES]);
});

test("what is being kept while somebody signs out is not left behind", async () => {
  const { own, names, holdPuts } = await withSimrans();
  const goOn = holdPuts();
  const keeping = own.keep(PAGE, answerOf("simran"), own.asking());
  await own.forget();
  goOn();
  await keeping;
  expect(names()).toEqual([FILES]);
});

test("nothing is read where two people's answers lie", async () => {
  const { own, caches } = await withSimrans();
  await caches.open("nabz-own-1-manjit");
  expect(await own.read(LIST)).toBeUndefined();
});

test("after thirty days, when the session has ended, it is forgotten", async () => {
  const { own, now, names } = await withSimrans();
  now.at = new Date(now.at.getTime() + 29 * DAY_MS);
  expect(await own.read(LIST)).toBeDefined();
  now.at = new Date(now.at.getTime() + 2 * DAY_MS);
  expect(await own.read(LIST)).toBeUndefined();
  expect(names()).toEqual([FILES]);
});

test("no more is kept than a family looks at", async () => {
  const { own, stored } = await withSimrans();
  for (let id = 1; id <= 80; id += 1) await own.keep(`/api/bookings/${id}/items`, answerOf("simran"), own.asking());
  expect(stored.get("nabz-own-1-simran")?.size).toBe(60);
  expect(await own.read("/api/bookings/80/items")).toBeDefined();
});
