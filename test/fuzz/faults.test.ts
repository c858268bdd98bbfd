import { expect, test } from "vitest";
import type { FuzzCall, FuzzResponse } from "./call.ts";
import { type Description, listOperations } from "./description.ts";
import { findFaults } from "./faults.ts";
import { script } from "./hostile-values.ts";

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
const [operation] = listOperations(description);
if (!operation) throw new Error("The description names one operation.");

const call: FuzzCall = {
  row: "POST /api/faqs",
  held: { to: "description", operation },
  asker: "admin",
  method: "POST",
  path: "/api/faqs",
  headers: [],
  body: Buffer.from('{"question":"Why?"}'),
};
const page: FuzzCall = { ...call, held: { to: "pages" } };

const protections = { "x-request-id": "1", "x-content-type-options": "nosniff" };

function answer(status: number, type: string, body: unknown, headers: FuzzResponse["headers"] = {}): FuzzResponse {
  const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  return { status, headers: { ...protections, "content-type": type, ...headers }, body: bytes, milliseconds: 1 };
}

const json = "application/json; charset=utf-8";
const problemResponse = "application/problem+json";

test("a response as described has no fault", () => {
  expect(findFaults(call, answer(201, json, { id: 1 }))).toEqual([]);
  expect(findFaults(call, answer(204, "", ""))).toEqual([]);
  expect(findFaults(call, answer(422, problemResponse, { status: 422, detail: "Please write a question." }))).toEqual(
    [],
  );
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
    answer(422, problemResponse, { status: 400, detail: "No." }),
    "a problem that tells another status",
  ],
  ["no sentence", answer(422, problemResponse, { status: 422, detail: "" }), "a problem without a sentence"],
  ["a failure", answer(500, problemResponse, {}), "answered 500"],
  ["no number", answer(201, json, { id: 1 }, { "x-request-id": "" }), "no x-request-id"],
  ["a guessed type", answer(201, json, { id: 1 }, { "x-content-type-options": "" }), "no nosniff"],
  ["a header that was typed", answer(201, json, { id: 1 }, { "x-injected": "yes" }), "a header that was typed"],
])("%s is a fault", (_what, given, fault) => {
  expect(findFaults(call, given)).toContain(fault);
});

test("accepting a body that its description rejects is a fault", () => {
  const [fault] = findFaults({ ...call, body: Buffer.from('{"question":7}') }, answer(201, json, { id: 1 }));
  expect(fault).toBe("took a body that is described otherwise: /question must be string");
});

test("an undescribed method gets an error with a sentence", () => {
  const odd: FuzzCall = { ...call, method: "PROPFIND", held: { to: "nothing described" } };
  expect(findFaults(odd, answer(404, problemResponse, { status: 404, detail: "There is nothing." }))).toEqual([]);
  expect(findFaults(odd, answer(404, json, {}))).toEqual([`404 is no ${problemResponse}`]);
  expect(findFaults(odd, answer(200, json, {}))).toEqual(["answered 200 to a method that is not described"]);
});

test("only a browser that follows a link to an error is shown it as a page", () => {
  const shown = answer(422, "text/html", "<p>No.</p>", { "content-security-policy": "default-src 'none'" });
  const followed: FuzzCall = { ...call, headers: [["sec-fetch-mode", "navigate"]] };
  expect(findFaults(followed, shown)).toEqual([]);
  const conflict: FuzzCall = { ...followed, held: { to: "nothing described" } };
  expect(findFaults(conflict, { ...shown, status: 401 })).toEqual([]);
  expect(findFaults(followed, { ...shown, headers: { ...shown.headers, "content-security-policy": "" } })).toEqual([
    "a page without a Content-Security-Policy",
  ]);
  expect(findFaults(call, shown)).toEqual(['422 as "text/html" is not described']);
});

test("a page shows no typed script, keeps its policy and responds with a page's status", () => {
  const policy = { "content-security-policy": "default-src 'self'" };
  expect(findFaults(page, answer(422, "text/html", "<p>Please</p>", policy))).toEqual([]);
  expect(findFaults(page, answer(200, "text/html", `<p>${script}</p>`, policy))).toEqual(["a script that was typed"]);
  expect(findFaults(page, answer(200, "text/html", "<p>"))).toEqual(["a page without a Content-Security-Policy"]);
  expect(findFaults(page, answer(201, "text/html", "", policy))).toEqual(["answered 201, which no page answers"]);
});

test("a rate limit says how long to wait", () => {
  expect(findFaults(page, answer(429, "text/plain", "Later."))).toEqual(["429 without Retry-After"]);
});

test("bytes that are no request may get any response but a failure", () => {
  const raw = { row: "raw requests", raw: Buffer.from("\0") };
  expect(findFaults(raw, answer(400, "", ""))).toEqual([]);
  expect(findFaults(raw, answer(502, "", ""))).toEqual(["answered 502"]);
});
