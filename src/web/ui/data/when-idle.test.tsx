import { beforeEach, expect, test, vi } from "vitest";
import { waitedFor } from "./under-way.ts";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (call: () => void) => queueMicrotask(call));
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what may come later waits until the page waits for nothing more", async () => {
  const answer = Promise.withResolvers<void>();
  waitedFor(answer.promise);
  const call = vi.fn();
  whenIdle(call);
  await settled();
  expect(call).not.toHaveBeenCalled();
  answer.resolve();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
});

test("a call that failed is waited for no more", async () => {
  await expect(waitedFor(Promise.reject(new Error("no line")))).rejects.toThrow("no line");
  const call = vi.fn();
  whenIdle(call);
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
});

test("one comes after the other, and after one that fails too", async () => {
  const first = Promise.withResolvers<void>();
  const second = vi.fn();
  whenIdle(() => first.promise);
  whenIdle(second);
  await settled();
  expect(second).not.toHaveBeenCalled();
  first.reject(new Error("no line"));
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
});

test("what is called off never comes, and holds nobody up", async () => {
  const [calledOff, next] = [vi.fn(), vi.fn()];
  whenIdle(calledOff)();
  whenIdle(next);
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
  expect(calledOff).not.toHaveBeenCalled();
});
