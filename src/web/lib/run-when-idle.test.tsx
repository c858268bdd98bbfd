import { beforeEach, expect, test, vi } from "vitest";
import { trackRequest } from "./pending-requests.ts";
import { runWhenIdle } from "./run-when-idle.ts";

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (call: () => void) => queueMicrotask(call));
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("waits until the page has no pending requests", async () => {
  const answer = Promise.withResolvers<void>();
  trackRequest(answer.promise);
  const call = vi.fn();
  runWhenIdle(call);
  await settled();
  expect(call).not.toHaveBeenCalled();
  answer.resolve();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
});

test("does not wait for a failed call", async () => {
  await expect(trackRequest(Promise.reject(new Error("no line")))).rejects.toThrow("no line");
  const call = vi.fn();
  runWhenIdle(call);
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
});

test("calls one after the other, after a failed one too", async () => {
  const first = Promise.withResolvers<void>();
  const second = vi.fn();
  runWhenIdle(() => first.promise);
  runWhenIdle(second);
  await settled();
  expect(second).not.toHaveBeenCalled();
  first.reject(new Error("no line"));
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
});

test("a cancelled call never runs, and does not delay others", async () => {
  const [calledOff, next] = [vi.fn(), vi.fn()];
  runWhenIdle(calledOff)();
  runWhenIdle(next);
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
  expect(calledOff).not.toHaveBeenCalled();
});
