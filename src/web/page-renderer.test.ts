import type { ServerBuild } from "react-router";
import { assert, expect, test } from "vitest";
import { words } from "#texts";
import { createPageRenderer } from "./page-renderer.server.ts";

/** Fails when a page is rendered, to show that a rejected request gets no further. */
const failingBuild = {
  words,
  get apiFetchContext() {
    throw new Error("rendered");
  },
};
const render = createPageRenderer({
  load: async () => ({ entry: { module: failingBuild } }) as unknown as ServerBuild,
  language: "en",
  site: { publicUrl: undefined, languages: ["en"], toPng: async () => new Uint8Array() },
  version: () => "",
});
const renderContext = { api: () => new Response(), reportFailure: () => {} };

const send = (method: string, headers: Record<string, string>, body?: string) =>
  render(new Request("http://nabz.test/contact", { method, headers, body: body ?? null }), renderContext);

test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", "nonsense"])(
  "responds with 415 and a message to a body of %s",
  async (type) => {
    const answer = await send("POST", { "content-type": type }, "{}");
    assert(answer instanceof Response);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([415, "text/plain; charset=utf-8"]);
    expect(await answer.text()).toMatch(/^This form could not be read\./);
  },
);

test("responds with 415 to a body without a content type", async () => {
  expect(
    (await render(new Request("http://nabz.test/contact", { method: "POST", body: Buffer.from("a=b") }), renderContext))
      .status,
  ).toBe(415);
});

test.each([
  ["POST", "application/x-www-form-urlencoded"],
  ["POST", "Application/X-WWW-Form-URLencoded; charset=utf-8"],
])("passes a form sent by %s as %s on to its page", async (method, type) => {
  await expect(send(method, { "content-type": type }, "a=b")).rejects.toThrow("rendered");
});

test.each(["GET", "HEAD"])("a %s needs no form", async (method) => {
  await expect(send(method, {})).rejects.toThrow("rendered");
});
