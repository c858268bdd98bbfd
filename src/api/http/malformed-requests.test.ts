import { afterAll, expect, test } from "vitest";
import type { AccessRule } from "#test/access-rules.ts";
import { accessTable } from "#test/access-table.ts";
import { createTestApp } from "#test/app.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

const world = {
  bookingId: 1,
  reportId: 1,
  receiptId: 1,
  patientId: 1,
  patientName: "Gurpreet Kaur",
  phone: "9876571001",
};
const calls = Object.entries(accessTable).map(([call, rules]) => ({ call, rule: [rules].flat()[0] as AccessRule }));
const withJson = calls.flatMap(({ call, rule }) => {
  const body = rule.body?.(world);
  const takesJson = body !== undefined && !Buffer.isBuffer(body) && !call.startsWith("POST /api/messages/twilio-");
  return takesJson ? [{ call, rule, body }] : [];
});
const withAddress = calls.filter(({ call }) => call.includes("{"));

const pathParams: Record<string, string> = {
  day: "2026-12-01",
  method: "upi",
  key: "+919876500999",
  kind: "test",
  language: "pa",
};
let visitors = 0;
/** Sends as staff, each time from another address to avoid rate limits; `braces` fills the path parameters. */
async function send(call: string, { body, headers = {}, braces }: Sent) {
  const [method = "", path = ""] = call.split(" ");
  visitors += 1;
  const answer = await app.request(
    path.replace(/\{(\w+)\}/g, (_all, name: string) => braces ?? pathParams[name] ?? "1"),
    {
      method,
      headers: { address: `198.51.${visitors >> 8}.${visitors & 255}`, ...admin, ...headers },
      body: body ?? null,
    },
  );
  return { status: answer.status, type: answer.headers.get("content-type"), problem: await answer.json() };
}
type Sent = { body?: string | Buffer<ArrayBuffer>; headers?: Record<string, string>; braces?: string };

const json = { "content-type": "application/json" };
const unsupported = { status: 415, type: "application/problem+json", problem: { code: "unsupported-media-type" } };
const malformed = { status: 400, type: "application/problem+json", problem: { code: "malformed" } };

test.each(withJson)("$call accepts only JSON", async ({ call, body }) => {
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

test.each(withJson)("$call rejects a missing body", async ({ call }) => {
  expect(await send(call, {})).toMatchObject(unsupported);
});

test.each(withJson)("$call returns 400 for invalid JSON", async ({ call }) => {
  for (const body of ["{", "", "\0", '{"a":1}}']) {
    expect([body, await send(call, { body, headers: json })]).toMatchObject([body, malformed]);
  }
});

test.each(withJson)("$call returns 400 for a lone surrogate or a NUL in a text", async ({ call, body }) => {
  const texts = textsIn(body);
  for (const path of texts) {
    for (const bad of ["\ud800", "\udc00", "\0"]) {
      const sent = JSON.stringify(body, withText(path, bad));
      expect([sent, await send(call, { body: sent, headers: json })]).toMatchObject([sent, malformed]);
    }
  }
});

test.each([
  ["POST /api/messages/twilio-status?message=1", "MessageSid=SM1&MessageStatus=sent"],
  ["POST /api/messages/twilio-inbound", "MessageSid=SM1&From=%2B919876543001&Body=Hello"],
])("accepts a provider's call only as a complete form: %s", async (call, complete) => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x", "multipart/form-data"]) {
    const answer = await send(call, { body: complete, headers: { "content-type": type } });
    expect([type, answer]).toMatchObject([type, unsupported]);
  }
  expect(await send(call, { body: `${complete}%00`, headers: form })).toMatchObject(malformed);
});

test("does not read an uploaded report with another content type than PDF", async () => {
  const answer = await send("PUT /api/bookings/{id}/report", {
    body: "%PDF",
    headers: { "content-type": "text/html" },
  });
  expect(answer).toMatchObject(unsupported);
});

test.each(withAddress)("$call returns 400 for a NUL in the path", async ({ call, rule }) => {
  const body = JSON.stringify(rule.body?.(world) ?? {});
  expect(
    await send(call, { braces: "1%00", ...(call.startsWith("GET") ? {} : { body, headers: json }) }),
  ).toMatchObject(malformed);
});

/** Paths of all texts in a body, as JSON.stringify passes them. */
function textsIn(body: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(body, (_key, value) => {
    if (typeof value === "string") found.push(value);
    return value;
  });
  return [...new Set(found)];
}

/** Returns a replacer that appends `bad` to one text of the body. */
function withText(text: string, bad: string) {
  return (_key: string, value: unknown) => (value === text ? `${text}${bad}` : value);
}
