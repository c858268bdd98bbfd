import { expect, test } from "vitest";
import { dedupeAsync } from "./health-probes.server.ts";

test("callers share one probe, even while it hangs", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  let looks = 0;
  const look = dedupeAsync(0, () => {
    looks += 1;
    return promise;
  });
  const results = [look(), look(), look()];
  resolve(7);
  expect(await Promise.all(results)).toEqual([7, 7, 7]);
  expect(looks).toBe(1);
});

test("probes again after its interval, after a failure too", async () => {
  let looks = 0;
  const look = dedupeAsync(0, async () => {
    looks += 1;
    if (looks === 1) throw new Error("away");
    return looks;
  });
  await expect(look()).rejects.toThrow("away");
  expect(await look()).toBe(2);
});

test("does not probe again within its interval", async () => {
  let looks = 0;
  const look = dedupeAsync(60_000, async () => ++looks);
  await look();
  expect(await look()).toBe(1);
});
