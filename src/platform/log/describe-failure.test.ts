import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";

test("what a patient typed does not reach the log by way of a failed query", () => {
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
  const told = JSON.stringify(describeFailure(failure));
  expect(told).toContain("insert into patients");
  expect(told).toContain("23505");
  expect(told).not.toMatch(/Zorawar|9876587654/);
});

test("a failure tells its type, its message and where it happened", () => {
  const { type, message, stack } = describeFailure(new TypeError("no such thing"));
  expect([type, message]).toEqual(["TypeError", "no such thing"]);
  expect(stack[0]).toContain("describe-failure.test.ts");
});

test("what was thrown without being an error is told by what it holds, never as an object", () => {
  const emitted = {
    message: "connect ECONNREFUSED",
    stack: "Error: connect\n    at pool.js:1",
    code: "ECONNREFUSED",
    queue: "news",
  };
  expect(describeFailure(emitted)).toEqual({
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
  expect(describeFailure(new RateLimiterRes())).toEqual({
    type: "RateLimiterRes",
    message: "holds msBeforeNext, isFirstInDuration",
    stack: [],
  });
  expect([undefined, null, 7, "no", Symbol("x"), () => 1].map((thrown) => describeFailure(thrown).message)).toEqual([
    "undefined",
    "null",
    "7",
    "no",
    "Symbol(x)",
    "() => 1",
  ]);
});

test("a thrown answer tells its status and where it came from, without the query", () => {
  expect(describeFailure(new Response("Zorawar", { status: 502, statusText: "Bad Gateway" }))).toEqual({
    type: "Response",
    message: "Bad Gateway",
    status: 502,
    stack: [],
  });
});

test("the router's answer of an error tells its status and its cause", () => {
  const thrown = {
    status: 500,
    statusText: "Unexpected",
    internal: true,
    data: "x",
    error: new TypeError("no loader"),
  };
  expect(describeFailure(thrown)).toMatchObject({
    message: "Unexpected",
    status: 500,
    cause: { type: "TypeError", message: "no loader" },
  });
});

test("several failures at once are all told, and the first speaks for them where they have no word of their own", () => {
  const refused = ["::1", "127.0.0.1"].map((address) => new Error(`connect ECONNREFUSED ${address}`));
  const described = describeFailure(new AggregateError(refused));
  expect(described.message).toBe("connect ECONNREFUSED ::1");
  expect(described.errors?.map(({ message }) => message)).toEqual([
    "connect ECONNREFUSED ::1",
    "connect ECONNREFUSED 127.0.0.1",
  ]);
});

test("a failure that is its own cause is told to an end", () => {
  const failure = new Error("round");
  failure.cause = failure;
  expect(JSON.stringify(describeFailure(failure)).match(/round/g)?.length).toBeLessThan(10);
});

test("a property that cannot be read does not keep a failure from being told", () => {
  const failure = Object.defineProperty(new Error("odd"), "code", {
    get() {
      throw new Error("not readable");
    },
  });
  expect(describeFailure(failure).message).toBe("odd");
});
