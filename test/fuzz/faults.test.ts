import { expect, test } from "vitest";
import type { Answer, Call } from "./call.ts";
import { type Description, operationsOf } from "./description/description.ts";
import { faultsOf } from "./faults.ts";
import { script } from "./values/hostile.ts";

const text = { type: "string" };
const problem = {
  description: "no",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};
const description: Description = {
  paths: {
    "/api/faqs": {
      post: {
        requestBody: {
          content: {
            "application/json": { schema: { type: "object", properties: { question: text }, required: ["question"] } },
          },
        },
        responses: {
          201: {
            content: {
              "application/json": {
                schema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
              },
            },
          },
          204: {},
          422: problem,
        },
      },
    },
  },
  components: {
    schemas: {
      Problem: {
        type: "object",
        properties: { status: { type: "integer" }, detail: text },
        required: ["status", "detail"],
      },
    },
  },
};
const [operation] = operationsOf(description);
if (!operation) throw new Error("The description names one operation.");

const call: Call = {
  row: "POST /api/faqs",
  held: { to: "description", operation },
  asker: "desk",
  method: "POST",
  path: "/api/faqs",
  headers: [],
  body: Buffer.from('{"question":"Why?"}'),
};
const page: Call = { ...call, held: { to: "pages" } };

const protections = { "x-request-id": "1", "x-content-type-options": "nosniff" };

function answer(status: number, type: string, body: unknown, headers: Answer["headers"] = {}): Answer {
  const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  return { status, headers: { ...protections, "content-type": type, ...headers }, body: bytes, milliseconds: 1 };
}

const json = "application/json; charset=utf-8";
const refused = "application/problem+json";

test("an answer as described has no fault", () => {
  expect(faultsOf(call, answer(201, json, { id: 1 }))).toEqual([]);
  expect(faultsOf(call, answer(204, "", ""))).toEqual([]);
  expect(faultsOf(call, answer(422, refused, { status: 422, detail: "Please write a question." }))).toEqual([]);
});

test.each([
  ["a status that is not described", answer(200, json, {}), "200 is not described"],
  ["a type that is not described", answer(201, "text/html", {}), '201 as "text/html" is not described'],
  ["a value of another type", answer(201, json, { id: "1" }), "201 is not as described: /id must be integer"],
  ["a field less", answer(201, json, {}), "201 is not as described:  must have required property 'id'"],
  [
    "a field more",
    answer(201, json, { id: 1, secret: 2 }),
    "201 is not as described:  must NOT have additional properties",
  ],
  ["no JSON", answer(201, json, "{"), "201 is not as described:  must be object"],
  ["a body where there is none", answer(204, json, {}), "a body where there is none to POST 204"],
  [
    "another status in the problem",
    answer(422, refused, { status: 400, detail: "No." }),
    "a problem that tells another status",
  ],
  ["no sentence", answer(422, refused, { status: 422, detail: "" }), "a problem without a sentence"],
  ["a failure", answer(500, refused, {}), "answered 500"],
  ["no number", answer(201, json, { id: 1 }, { "x-request-id": "" }), "no x-request-id"],
  ["a guessed type", answer(201, json, { id: 1 }, { "x-content-type-options": "" }), "no nosniff"],
  ["a header that was typed", answer(201, json, { id: 1 }, { "x-injected": "yes" }), "a header that was typed"],
])("%s is a fault", (_what, given, fault) => {
  expect(faultsOf(call, given)).toContain(fault);
});

test("a body that its description refuses, and that was taken, is a fault", () => {
  const [fault] = faultsOf({ ...call, body: Buffer.from('{"question":7}') }, answer(201, json, { id: 1 }));
  expect(fault).toBe("took a body that is described otherwise: /question must be string");
});

test("a method that is not described gets a refusal with a sentence", () => {
  const odd: Call = { ...call, method: "PROPFIND", held: { to: "nothing described" } };
  expect(faultsOf(odd, answer(404, refused, { status: 404, detail: "There is nothing." }))).toEqual([]);
  expect(faultsOf(odd, answer(404, json, {}))).toEqual([`404 is no ${refused}`]);
  expect(faultsOf(odd, answer(200, json, {}))).toEqual(["answered 200 to a method that is not described"]);
});

test("a browser that follows a link to a refusal is shown it as a page, and nobody else", () => {
  const shown = answer(422, "text/html", "<p>No.</p>", { "content-security-policy": "default-src 'none'" });
  const followed: Call = { ...call, headers: [["sec-fetch-mode", "navigate"]] };
  expect(faultsOf(followed, shown)).toEqual([]);
  const conflict: Call = { ...followed, held: { to: "nothing described" } };
  expect(faultsOf(conflict, { ...shown, status: 401 })).toEqual([]);
  expect(faultsOf(followed, { ...shown, headers: { ...shown.headers, "content-security-policy": "" } })).toEqual([
    "a page without a Content-Security-Policy",
  ]);
  expect(faultsOf(call, shown)).toEqual(['422 as "text/html" is not described']);
});

test("a page shows no script that was typed, keeps its policy and answers what pages answer", () => {
  const policy = { "content-security-policy": "default-src 'self'" };
  expect(faultsOf(page, answer(422, "text/html", "<p>Please</p>", policy))).toEqual([]);
  expect(faultsOf(page, answer(200, "text/html", `<p>${script}</p>`, policy))).toEqual(["a script that was typed"]);
  expect(faultsOf(page, answer(200, "text/html", "<p>"))).toEqual(["a page without a Content-Security-Policy"]);
  expect(faultsOf(page, answer(201, "text/html", "", policy))).toEqual(["answered 201, which no page answers"]);
});

test("whoever is limited is told how long to wait", () => {
  expect(faultsOf(page, answer(429, "text/plain", "Later."))).toEqual(["429 without Retry-After"]);
});

test("bytes that are no request may be answered in any way but a failure", () => {
  const raw = { row: "raw requests", raw: Buffer.from("\0") };
  expect(faultsOf(raw, answer(400, "", ""))).toEqual([]);
  expect(faultsOf(raw, answer(502, "", ""))).toEqual(["answered 502"]);
});
