import { expect, test, vi } from "vitest";
import { createPublishedResponses } from "./published-responses.server.ts";

const publicHeaders = { "cache-control": "public, no-cache", "content-type": "application/json" };

function openApi(headers: Record<string, string> = publicHeaders, status = 200) {
  const published = { version: "1", tests: 3 };
  const api = vi.fn(async () => Response.json({ tests: published.tests }, { status, headers }));
  return { published, api, call: createPublishedResponses(() => published.version)(api) };
}

test("fetches public responses once, and reads them repeatedly", async () => {
  const { api, call } = openApi();
  for (const _ of [1, 2]) {
    const answer = await call("/api/tests", { method: "GET" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await answer.text()).toBe('{"tests":3}');
    expect(await answer.json()).toEqual({ tests: 3 });
  }
  expect(api).toHaveBeenCalledTimes(1);
});

test("fetches again after a change", async () => {
  const { published, call } = openApi();
  await call("/api/tests");
  Object.assign(published, { version: "2", tests: 4 });
  expect(await (await call("/api/tests")).json()).toEqual({ tests: 4 });
});

test("does not cache a response that arrives after a change", async () => {
  const { published, api, call } = openApi();
  const late = Promise.withResolvers<Response>();
  api.mockReturnValueOnce(late.promise);
  const pending = call("/api/tests");
  Object.assign(published, { version: "2", tests: 4 });
  await call("/api/faqs");
  late.resolve(Response.json({ tests: 3 }, { headers: publicHeaders }));
  expect(await (await pending).json()).toEqual({ tests: 3 });
  expect(await (await call("/api/tests")).json()).toEqual({ tests: 4 });
});

test.each([
  ["private", { "cache-control": "no-store" }, 200],
  ["without an owner", {}, 200],
  ["an error", publicHeaders, 404],
])("never caches a response that is %s", async (_, headers, status) => {
  const { api, call } = openApi(headers, status);
  await call("/api/tests");
  await call("/api/tests");
  expect(api).toHaveBeenCalledTimes(2);
});

test("always sends calls that change something", async () => {
  const { api, call } = openApi();
  await call("/api/tests");
  await call("/api/tests", { method: "POST" });
  expect(api).toHaveBeenCalledTimes(2);
});
