import { afterAll, expect, test } from "vitest";
import { accessTable } from "#test/access/access-table.ts";
import type { Rule } from "#test/access/rule.ts";
import { createTestApp } from "#test/app.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

const world = { bookingId: 1, reportId: 1, patientId: 1, patientName: "Gurpreet Kaur", phone: "9876571001" };
const calls = Object.entries(accessTable).map(([call, rules]) => ({ call, rule: [rules].flat()[0] as Rule }));
const withJson = calls.flatMap(({ call, rule }) => {
  const body = rule.body?.(world);
  const takesJson = body !== undefined && !Buffer.isBuffer(body) && call !== "POST /api/messages/twilio-status";
  return takesJson ? [{ call, rule, body }] : [];
});
const withAddress = calls.filter(({ call }) => call.includes("{"));

let visitors = 0;
/** Sends as the desk, from another address each time so that no limit is met; `braces` fills what the address leaves open. */
async function send(call: string, { body, headers = {}, braces }: Sent) {
  const [method = "", path = ""] = call.split(" ");
  visitors += 1;
  const answer = await app.request(
    path.replace(/\{(\w+)\}/g, (_all, name) => braces ?? (name === "day" ? "2026-12-01" : "1")),
    {
      method,
      headers: { address: `198.51.${visitors >> 8}.${visitors & 255}`, ...desk, ...headers },
      body: body ?? null,
    },
  );
  return { status: answer.status, type: answer.headers.get("content-type"), problem: await answer.json() };
}
type Sent = { body?: string | Buffer<ArrayBuffer>; headers?: Record<string, string>; braces?: string };

const json = { "content-type": "application/json" };
const unsupported = { status: 415, type: "application/problem+json", problem: { code: "unsupported-media-type" } };
const malformed = { status: 400, type: "application/problem+json", problem: { code: "malformed" } };

test.each(withJson)("$call takes JSON, and no other format", async ({ call, body }) => {
  const text = JSON.stringify(body);
  const formats = [
    { "content-type": "text/plain" },
    { "content-type": "application/x-www-form-urlencoded" },
    { "content-type": "multipart/form-data; boundary=x" },
    { "content-type": "nonsense" },
    {},
  ];
  for (const headers of formats) {
    const answer = await send(call, { body: Buffer.from(text), headers });
    expect([headers, answer]).toMatchObject([headers, unsupported]);
  }
});

test.each(withJson)("$call does not take nothing at all for a body", async ({ call }) => {
  expect(await send(call, {})).toMatchObject(unsupported);
});

test.each(withJson)("$call answers 400 to what is no JSON", async ({ call }) => {
  for (const body of ["{", "", "\0", '{"a":1}}']) {
    expect([body, await send(call, { body, headers: json })]).toMatchObject([body, malformed]);
  }
});

test.each(withJson)("$call answers 400 to a text that is none: half a character, or a NUL", async ({ call, body }) => {
  const texts = textsIn(body);
  for (const path of texts) {
    for (const bad of ["\ud800", "\udc00", "\0"]) {
      const sent = JSON.stringify(body, withText(path, bad));
      expect([sent, await send(call, { body: sent, headers: json })]).toMatchObject([sent, malformed]);
    }
  }
});

test("a report of the provider is a form, whole, and nothing else", async () => {
  const call = "POST /api/messages/twilio-status?message=1";
  const form = { "content-type": "application/x-www-form-urlencoded" };
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x", "multipart/form-data"]) {
    const answer = await send(call, { body: "MessageSid=SM1&MessageStatus=sent", headers: { "content-type": type } });
    expect([type, answer]).toMatchObject([type, unsupported]);
  }
  expect(await send(call, { body: "MessageSid=SM%00&MessageStatus=sent", headers: form })).toMatchObject(malformed);
});

test("an uploaded report that calls itself something else than a PDF is not read", async () => {
  const answer = await send("PUT /api/bookings/{id}/report", {
    body: "%PDF",
    headers: { "content-type": "text/html" },
  });
  expect(answer).toMatchObject(unsupported);
});

test.each(withAddress)("$call answers 400 to a NUL in the address", async ({ call, rule }) => {
  const body = JSON.stringify(rule.body?.(world) ?? {});
  expect(
    await send(call, { braces: "1%00", ...(call.startsWith("GET") ? {} : { body, headers: json }) }),
  ).toMatchObject(malformed);
});

/** The places of all texts in a body, as JSON.stringify passes them. */
function textsIn(body: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(body, (_key, value) => {
    if (typeof value === "string") found.push(value);
    return value;
  });
  return [...new Set(found)];
}

/** A replacer that ends one text of the body with `bad`. */
function withText(text: string, bad: string) {
  return (_key: string, value: unknown) => (value === text ? `${text}${bad}` : value);
}
