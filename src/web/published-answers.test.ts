import { expect, test, vi } from "vitest";
import { createPublishedAnswers } from "./published-answers.server.ts";

const everybodys = { "cache-control": "public, no-cache", "content-type": "application/json" };

function openApi(headers: Record<string, string> = everybodys, status = 200) {
  const published = { version: "1", tests: 3 };
  const api = vi.fn(async () => Response.json({ tests: published.tests }, { status, headers }));
  return { published, api, call: createPublishedAnswers(() => published.version)(api) };
}

test("what is everybody's is asked for once, and read as often as one likes", async () => {
  const { api, call } = openApi();
  for (const _ of [1, 2]) {
    const answer = await call("/api/tests", { method: "GET" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await answer.text()).toBe('{"tests":3}');
    expect(await answer.json()).toEqual({ tests: 3 });
  }
  expect(api).toHaveBeenCalledTimes(1);
});

test("after a change it is asked for anew", async () => {
  const { published, call } = openApi();
  await call("/api/tests");
  Object.assign(published, { version: "2", tests: 4 });
  expect(await (await call("/api/tests")).json()).toEqual({ tests: 4 });
});

test("an answer on its way while something changes is not kept", async () => {
  const { published, api, call } = openApi();
  const late = Promise.withResolvers<Response>();
  api.mockReturnValueOnce(late.promise);
  const asked = call("/api/tests");
  Object.assign(published, { version: "2", tests: 4 });
  await call("/api/faqs");
  late.resolve(Response.json({ tests: 3 }, { headers: everybodys }));
  expect(await (await asked).json()).toEqual({ tests: 3 });
  expect(await (await call("/api/tests")).json()).toEqual({ tests: 4 });
});

test.each([
  ["somebody's own", { "cache-control": "no-store" }, 200],
  ["silent about whose it is", {}, 200],
  ["a refusal", everybodys, 404],
])("an answer that is %s is never kept", async (_, headers, status) => {
  const { api, call } = openApi(headers, status);
  await call("/api/tests");
  await call("/api/tests");
  expect(api).toHaveBeenCalledTimes(2);
});

test("what changes something is always asked for", async () => {
  const { api, call } = openApi();
  await call("/api/tests");
  await call("/api/tests", { method: "POST" });
  expect(api).toHaveBeenCalledTimes(2);
});
