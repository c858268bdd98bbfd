import { expect, test } from "vitest";
import { describeFailure } from "./log.server.ts";

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
  expect(stack[0]).toContain("log.test.ts");
});
