// Row 7.5
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, apiUrl, browserFetch, callApi, callPage, exchangeSession, nullOn401 } from "./api-client.ts";
import type { ApiFetch } from "./request-context.ts";

const createApi =
  (body: string | null, init: ResponseInit): ApiFetch =>
  async () =>
    new Response(body, init);

// Row 7.34
test("throws status, colon, space and the body text", async () => {
  const call = callApi(createApi("no such test", { status: 404 }), "GET /api/tests/{id}", { path: { id: 0 } });
  await expect(call).rejects.toThrow(new ApiError(404, "no such test", ""));
  await expect(call).rejects.toThrow("404: no such test");
});

test("uses the status text for an empty error response", async () => {
  const call = callApi(createApi(null, { status: 503, statusText: "Service Unavailable" }), "GET /api/tests");
  await expect(call).rejects.toThrow("503: Service Unavailable");
});

test("exposes a problem's sentence, field errors and details", async () => {
  const body = JSON.stringify({ detail: "This hour is full.", code: "slot-full", errors: { time: "Full" }, free: 3 });
  const error = await callApi(createApi(body, { status: 409 }), "GET /api/tests").catch(
    (thrown: ApiError) => thrown.problem,
  );
  expect(error).toEqual({ detail: "This hour is full.", code: "slot-full", errors: { time: "Full" }, free: 3 });
});

test("has no problem for an error that is no problem document", () => {
  expect(new ApiError(502, "<html>", "").problem).toBeNull();
});

test("asks for the language of the page, not for the browser's", async () => {
  const sent: RequestInit[] = [];
  const api: ApiFetch = async (_path, init = {}) => {
    sent.push(init);
    return Response.json([]);
  };
  await callApi(api, "GET /api/tests");
  expect(sent[0]?.headers).toMatchObject({ "Accept-Language": "en" });
});

// Row 7.2
test("sends a body as JSON, and returns undefined for an empty response", async () => {
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
test("throws on 401, unless the caller takes it as an empty result", async () => {
  const api: ApiFetch = async () => new Response("Sign in", { status: 401 });
  await expect(callApi(api, "GET /api/patient/session")).rejects.toThrow("401: Sign in");
  await expect(nullOn401(callApi(api, "GET /api/patient/session"))).resolves.toBeNull();
});

test("builds the URL from path parameters and from the query parameters that have a value", () => {
  expect(apiUrl("GET /api/patients/by-phone/{phone}", { path: { phone: "+91 98/1" } })).toBe(
    "/api/patients/by-phone/%2B91%2098%2F1",
  );
  expect(apiUrl("GET /api/bookings", { query: { limit: 50, search: "Harpreet K", view: undefined } })).toBe(
    "/api/bookings?limit=50&search=Harpreet+K",
  );
  expect(apiUrl("GET /api/bookings", { query: { search: "" } })).toBe("/api/bookings");
  expect(apiUrl("GET /api/tests")).toBe("/api/tests");
});

test("returns the URL of a list's next page, and none for the last page", async () => {
  const link = '</api/waitlist?before=7>; rel="next"';
  const page = (headers: Record<string, string>) => callPage(createApi("[]", { headers }), "GET /api/waitlist");
  expect(await page({ link })).toEqual({ rows: [], next: "/api/waitlist?before=7" });
  expect(await page({})).toEqual({ rows: [], next: null });
});

// Rows 7.1, 7.3
test("sends the cookies along, and reads the response as JSON", async () => {
  const sent: (RequestInit | undefined)[] = [];
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    sent.push(init);
    return Response.json([{ id: 1 }]);
  });
  await expect(callApi(browserFetch, "GET /api/tests")).resolves.toEqual([{ id: 1 }]);
  expect(sent[0]).toMatchObject({ credentials: "include" });
});

/** Returns a server that responds on demand with a status, and records its requests. */
function createControlledServer() {
  const requests: { path: string; answer: (status: number) => void; hangUp: () => void }[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const hangUp = () => reject(new TypeError("Failed to fetch"));
    requests.push({ path, answer: (status) => resolve(new Response(null, { status })), hangUp });
    return promise;
  });
  return requests;
}
afterEach(() => vi.unstubAllGlobals());

test("repeats a call that left with the old session's cookie once the browser has the new one", async () => {
  const server = createControlledServer();
  const news = browserFetch("/news");
  const change = exchangeSession("/password");
  const list = browserFetch("/list");
  for (const early of [server[0], server[2]]) early?.answer(401);
  await setImmediate();
  expect(server).toHaveLength(3);
  server[1]?.answer(204);
  await change;
  await vi.waitFor(() => expect(server.slice(3).map(({ path }) => path)).toEqual(["/news", "/list"]));
  server[3]?.answer(200);
  server[4]?.answer(401);
  expect([(await news).status, (await list).status]).toEqual([200, 401]);
});

test("rejects other failures, after an exchange too, and does not wait for a lost one", async () => {
  const server = createControlledServer();
  const lost = exchangeSession("/password");
  const early = browserFetch("/early");
  server[0]?.hangUp();
  await expect(lost).rejects.toThrow("Failed to fetch");
  const later = browserFetch("/later");
  server[2]?.answer(401);
  expect((await later).status).toBe(401);
  server[1]?.answer(403);
  expect((await early).status).toBe(403);
  expect(server).toHaveLength(3);
});
