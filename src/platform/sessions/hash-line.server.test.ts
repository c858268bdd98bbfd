import { expect, test } from "vitest";
import { createHashLine } from "./hash-line.server.ts";

test("one password is looked at and eight wait; whoever comes beyond is told so, and the line goes on", async () => {
  const { hash, verify } = createHashLine();
  const kept = await hash("a-password-for-tests");
  const tries = Array.from({ length: 12 }, () => verify({ hash: kept, password: "a-password-for-tests" }));
  const answers = await Promise.allSettled(tries);
  const status = (answer: (typeof answers)[number]) =>
    answer.status === "fulfilled" ? answer.value : answer.reason.statusCode;
  expect(answers.map(status)).toEqual([...Array(9).fill(true), 429, 429, 429]);
  expect(await verify({ hash: kept, password: "another" })).toBe(false);
});
