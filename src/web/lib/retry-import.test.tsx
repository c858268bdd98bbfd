import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryImport } from "./retry-import.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("retries a part until it loads after a lost connection", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("no line")).mockResolvedValue("part");
  const part = retryImport(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
});

test("gives up a missing part after half a minute", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("gone")));
  const part = expect(retryImport(load)).rejects.toThrow("gone");
  await vi.runAllTimersAsync();
  await part;
  expect(load).toHaveBeenCalledTimes(15);
});
