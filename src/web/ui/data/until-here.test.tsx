import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilHere } from "./until-here.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a part that a broken line keeps away is fetched again until it is here", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("no line")).mockResolvedValue("part");
  const part = untilHere(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part that does not exist is given up after half a minute", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("gone")));
  const part = expect(untilHere(load)).rejects.toThrow("gone");
  await vi.runAllTimersAsync();
  await part;
  expect(load).toHaveBeenCalledTimes(15);
});
