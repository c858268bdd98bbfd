import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

test("excludes a failed query's parameters", () => {
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (phone)=(+919876587654) already exists.",
  });
  const failure = new Error(
    "Failed query: insert into patients values ($1, $2)\nparams: Zorawar Sekhon,+919876587654",
    {
      cause,
    },
  );
  const description = JSON.stringify(describeError(failure));
  expect(description).toContain("insert into patients");
  expect(description).toContain("23505");
  expect(description).not.toMatch(/Zorawar|9876587654/);
});

test("returns type, message and stack", () => {
  const { type, message, stack } = describeError(new TypeError("no such thing"));
  expect([type, message]).toEqual(["TypeError", "no such thing"]);
  expect(stack[0]).toContain("describe-error.test.ts");
});

test("describes thrown values that are not errors by their contents, never as an object", () => {
  const emitted = {
    message: "connect ECONNREFUSED",
    stack: "Error: connect\n    at pool.js:1",
    code: "ECONNREFUSED",
    queue: "news",
  };
  expect(describeError(emitted)).toEqual({
    type: "Object",
    message: "connect ECONNREFUSED",
    code: "ECONNREFUSED",
    queue: "news",
    stack: ["    at pool.js:1"],
  });
  class RateLimiterRes {
    msBeforeNext = 900;
    isFirstInDuration = false;
  }
  expect(describeError(new RateLimiterRes())).toEqual({
    type: "RateLimiterRes",
    message: "holds msBeforeNext, isFirstInDuration",
    stack: [],
  });
  expect([undefined, null, 7, "no", Symbol("x"), () => 1].map((thrown) => describeError(thrown).message)).toEqual([
    "undefined",
    "null",
    "7",
    "no",
    "Symbol(x)",
    "() => 1",
  ]);
});

test("describes a thrown response by its status, without the body, also where the HTTP server is loaded", async () => {
  const { getRequestListener } = await import("@hono/node-server");
  getRequestListener(() => new Response());
  expect(describeError(new Response("Zorawar", { status: 502, statusText: "Bad Gateway" }))).toEqual({
    type: "Response",
    message: "Bad Gateway",
    status: 502,
    stack: [],
  });
});

test("describes the router's error response by status and cause", () => {
  const thrown = {
    status: 500,
    statusText: "Unexpected",
    internal: true,
    data: "x",
    error: new TypeError("no loader"),
  };
  expect(describeError(thrown)).toMatchObject({
    message: "Unexpected",
    status: 500,
    cause: { type: "TypeError", message: "no loader" },
  });
});

test("describes all errors of an AggregateError, and uses the first message if it has none", () => {
  const refused = ["::1", "127.0.0.1"].map((address) => new Error(`connect ECONNREFUSED ${address}`));
  const described = describeError(new AggregateError(refused));
  expect(described.message).toBe("connect ECONNREFUSED ::1");
  expect(described.errors?.map(({ message }) => message)).toEqual([
    "connect ECONNREFUSED ::1",
    "connect ECONNREFUSED 127.0.0.1",
  ]);
});

test("ends at an error that is its own cause", () => {
  const failure = new Error("round");
  failure.cause = failure;
  expect(JSON.stringify(describeError(failure)).match(/round/g)?.length).toBeLessThan(10);
});

test("skips a property that cannot be read", () => {
  const failure = Object.defineProperty(new Error("odd"), "code", {
    get() {
      throw new Error("not readable");
    },
  });
  expect(describeError(failure).message).toBe("odd");
});
