// Row 7.5
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, apiAddress, browserFetch, callApi, callPage, emptyOn401, exchangeSession } from "./api-client.ts";
import type { ApiFetch } from "./context.ts";

const answering =
  (body: string | null, init: ResponseInit): ApiFetch =>
  async () =>
    new Response(body, init);

// Row 7.34
test("a refused call raises status, colon, space and the body text", async () => {
  const call = callApi(answering("no such test", { status: 404 }), "GET /api/tests/{id}", { path: { id: 0 } });
  await expect(call).rejects.toThrow(new ApiError(404, "no such test", ""));
  await expect(call).rejects.toThrow("404: no such test");
});

test("an empty refusal is told by its status text", async () => {
  const call = callApi(answering(null, { status: 503, statusText: "Service Unavailable" }), "GET /api/tests");
  await expect(call).rejects.toThrow("503: Service Unavailable");
});

test("a problem's sentence, field errors and facts can be read", async () => {
  const body = JSON.stringify({ detail: "This hour is full.", code: "slot-full", errors: { time: "Full" }, free: 3 });
  const error = await callApi(answering(body, { status: 409 }), "GET /api/tests").catch(
    (thrown: ApiError) => thrown.problem,
  );
  expect(error).toEqual({ detail: "This hour is full.", code: "slot-full", errors: { time: "Full" }, free: 3 });
});

test("a refusal that is no problem document has no problem", () => {
  expect(new ApiError(502, "<html>", "").problem).toBeNull();
});

// Row 7.2
test("a body is sent as JSON, and an answer without content is undefined", async () => {
  const sent: RequestInit[] = [];
  const api: ApiFetch = async (_path, init = {}) => {
    sent.push(init);
    return new Response(null, { status: 204 });
  };
  await expect(callApi(api, "POST /api/waitlist", { body: { phone: "1" } })).resolves.toBeUndefined();
  expect(sent[0]).toMatchObject({
    method: "POST",
    body: '{"phone":"1"}',
    headers: { "Content-Type": "application/json" },
  });
});

// Row 7.4
test("a 401 throws, unless the caller takes it as an empty result", async () => {
  const api: ApiFetch = async () => new Response("Sign in", { status: 401 });
  await expect(callApi(api, "GET /api/patient/session")).rejects.toThrow("401: Sign in");
  await expect(emptyOn401(callApi(api, "GET /api/patient/session"))).resolves.toBeNull();
});

test("an address is made of what fills its braces and of the parameters that have a value", () => {
  expect(apiAddress("GET /api/patients/by-phone/{phone}", { path: { phone: "+91 98/1" } })).toBe(
    "/api/patients/by-phone/%2B91%2098%2F1",
  );
  expect(apiAddress("GET /api/bookings", { query: { limit: 50, search: "Harpreet K", view: undefined } })).toBe(
    "/api/bookings?limit=50&search=Harpreet+K",
  );
  expect(apiAddress("GET /api/bookings", { query: { search: "" } })).toBe("/api/bookings");
  expect(apiAddress("GET /api/tests")).toBe("/api/tests");
});

test("a page of a list tells the address of the next one, and the last page none", async () => {
  const link = '</api/waitlist?before=7>; rel="next"';
  const page = (headers: Record<string, string>) => callPage(answering("[]", { headers }), "GET /api/waitlist");
  expect(await page({ link })).toEqual({ rows: [], next: "/api/waitlist?before=7" });
  expect(await page({})).toEqual({ rows: [], next: null });
});

// Rows 7.1, 7.3
test("a page's call takes the cookies along, and reads the answer as JSON", async () => {
  const sent: (RequestInit | undefined)[] = [];
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    sent.push(init);
    return Response.json([{ id: 1 }]);
  });
  await expect(callApi(browserFetch, "GET /api/tests")).resolves.toEqual([{ id: 1 }]);
  expect(sent[0]).toMatchObject({ credentials: "include" });
});

/** A server that answers when it is told to, with a status; gives what it was asked. */
function serverOnCommand() {
  const asked: { path: string; answer: (status: number) => void; hangUp: () => void }[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const hangUp = () => reject(new TypeError("Failed to fetch"));
    asked.push({ path, answer: (status) => resolve(new Response(null, { status })), hangUp });
    return promise;
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

test("a call that left with the old session's cookie is sent again once the browser has the new one", async () => {
  const asked = serverOnCommand();
  const news = browserFetch("/news");
  const change = exchangeSession("/password");
  const list = browserFetch("/list");
  for (const early of [asked[0], asked[2]]) early?.answer(401);
  await setImmediate();
  expect(asked).toHaveLength(3);
  asked[1]?.answer(204);
  await change;
  await vi.waitFor(() => expect(asked.slice(3).map(({ path }) => path)).toEqual(["/news", "/list"]));
  asked[3]?.answer(200);
  asked[4]?.answer(401);
  expect([(await news).status, (await list).status]).toEqual([200, 401]);
});

test("a call that is refused otherwise is refused, after an exchange too, and nothing waits for one that got lost", async () => {
  const asked = serverOnCommand();
  const lost = exchangeSession("/password");
  const early = browserFetch("/early");
  asked[0]?.hangUp();
  await expect(lost).rejects.toThrow("Failed to fetch");
  const later = browserFetch("/later");
  asked[2]?.answer(401);
  expect((await later).status).toBe(401);
  asked[1]?.answer(403);
  expect((await early).status).toBe(403);
  expect(asked).toHaveLength(3);
});
