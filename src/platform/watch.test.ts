import { expect, test } from "vitest";
import { sharedLook } from "./watch.server.ts";

test("many who ask share one look, also while it hangs", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  let looks = 0;
  const look = sharedLook(0, () => {
    looks += 1;
    return promise;
  });
  const asked = [look(), look(), look()];
  resolve(7);
  expect(await Promise.all(asked)).toEqual([7, 7, 7]);
  expect(looks).toBe(1);
});

test("after its time it looks again, after a failure too", async () => {
  let looks = 0;
  const look = sharedLook(0, async () => {
    looks += 1;
    if (looks === 1) throw new Error("away");
    return looks;
  });
  await expect(look()).rejects.toThrow("away");
  expect(await look()).toBe(2);
});

test("within its time nobody looks again", async () => {
  let looks = 0;
  const look = sharedLook(60_000, async () => ++looks);
  await look();
  expect(await look()).toBe(1);
});
