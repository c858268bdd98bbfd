import type { ServerBuild } from "react-router";
import { assert, expect, test } from "vitest";
import { words } from "#texts";
import { createPageRenderer } from "./page-renderer.server.ts";

/** Fails where a page is rendered: what is refused before it gets no further. */
const unrendered = {
  words,
  get apiFetchContext() {
    throw new Error("rendered");
  },
};
const site = { publicUrl: undefined, toPng: async () => new Uint8Array() };
const render = createPageRenderer(
  async () => ({ entry: { module: unrendered } }) as unknown as ServerBuild,
  site,
  () => "",
);
const surroundings = { api: () => new Response(), tellFailure: () => {} };

const send = (method: string, headers: Record<string, string>, body?: string) =>
  render(new Request("http://nabz.test/contact", { method, headers, body: body ?? null }), surroundings);

test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", "nonsense"])(
  "a page answers 415 in words to a body of %s",
  async (type) => {
    const answer = await send("POST", { "content-type": type }, "{}");
    assert(answer instanceof Response);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([415, "text/plain; charset=utf-8"]);
    expect(await answer.text()).toMatch(/^This form could not be read\./);
  },
);

test("a page answers 415 to a body that does not say what it is", async () => {
  expect(
    (await render(new Request("http://nabz.test/contact", { method: "POST", body: Buffer.from("a=b") }), surroundings))
      .status,
  ).toBe(415);
});

test.each([
  ["POST", "application/x-www-form-urlencoded"],
  ["POST", "Application/X-WWW-Form-URLencoded; charset=utf-8"],
])("a form that is sent by %s as %s reaches its page", async (method, type) => {
  await expect(send(method, { "content-type": type }, "a=b")).rejects.toThrow("rendered");
});

test.each(["GET", "HEAD"])("a %s needs no form", async (method) => {
  await expect(send(method, {})).rejects.toThrow("rendered");
});
