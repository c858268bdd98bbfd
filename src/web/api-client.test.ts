import { expect, test } from "vitest";
import { ApiError, getJson, sendJson } from "./api-client.ts";
import type { ApiFetch } from "./context.ts";

const answering =
  (body: string | null, init: ResponseInit): ApiFetch =>
  async () =>
    new Response(body, init);

test("a refused call raises status, colon, space and the body text", async () => {
  const call = getJson(answering("no such test", { status: 404 }), "/api/tests/0");
  await expect(call).rejects.toThrow(new ApiError(404, "no such test", ""));
  await expect(call).rejects.toThrow("404: no such test");
});

test("an empty refusal is told by its status text", async () => {
  const call = getJson(answering(null, { status: 503, statusText: "Service Unavailable" }), "/api/tests");
  await expect(call).rejects.toThrow("503: Service Unavailable");
});

test("a problem's sentence, field errors and facts can be read", async () => {
  const body = JSON.stringify({ detail: "This hour is full.", code: "slot-full", errors: { time: "Full" }, free: 3 });
  const error = await getJson(answering(body, { status: 409 }), "/api/x").catch((thrown: ApiError) => thrown.problem);
  expect(error).toEqual({ detail: "This hour is full.", code: "slot-full", errors: { time: "Full" }, free: 3 });
});

test("a refusal that is no problem document has no problem", () => {
  expect(new ApiError(502, "<html>", "").problem).toBeNull();
});

test("a body is sent as JSON, and an answer without content is undefined", async () => {
  const sent: RequestInit[] = [];
  const api: ApiFetch = async (_path, init = {}) => {
    sent.push(init);
    return new Response(null, { status: 204 });
  };
  await expect(sendJson(api, "POST", "/api/waitlist", { phone: "1" })).resolves.toBeUndefined();
  expect(sent[0]).toMatchObject({
    method: "POST",
    body: '{"phone":"1"}',
    headers: { "Content-Type": "application/json" },
  });
});

test("a 401 throws, unless the caller takes it as an empty result", async () => {
  const api: ApiFetch = async () => new Response("Sign in", { status: 401 });
  await expect(getJson(api, "/api/patient/session")).rejects.toThrow("401: Sign in");
  await expect(getJson(api, "/api/patient/session", { on401: "empty" })).resolves.toBeNull();
});
