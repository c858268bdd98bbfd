import { expect, test } from "vitest";
import { createPasswordHashQueue } from "./password-hash-queue.server.ts";

test("checks one password while eight wait, rejects more, and continues", async () => {
  const { hash, verify } = createPasswordHashQueue();
  const stored = await hash("a-password-for-tests");
  const tries = Array.from({ length: 12 }, () => verify({ hash: stored, password: "a-password-for-tests" }));
  const answers = await Promise.allSettled(tries);
  const status = (answer: (typeof answers)[number]) =>
    answer.status === "fulfilled" ? answer.value : answer.reason.statusCode;
  expect(answers.map(status)).toEqual([...Array(9).fill(true), 429, 429, 429]);
  expect(await verify({ hash: stored, password: "another" })).toBe(false);
});
