import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTelling } from "./tell-shown.ts";

/** The browser's side: a worker that may still have to come, and that nobody can wait for. */
function fakeWorkers() {
  const postMessage = vi.fn();
  const workers = Object.assign(new EventTarget(), {
    controller: null,
    registration: { active: null as { postMessage: typeof postMessage } | null },
    ready: new Promise(() => {}),
    register: async () => workers.registration,
    getRegistration: async () => workers.registration,
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  const come = () => {
    workers.registration.active = { postMessage };
    workers.dispatchEvent(new Event("controllerchange"));
  };
  return { come, postMessage };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("requestIdleCallback", (call: () => void) => queueMicrotask(call));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("tells the first worker what is shown once it has come, however late", async () => {
  const { come, postMessage } = fakeWorkers();
  keepTelling(new QueryClient());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(postMessage).not.toHaveBeenCalled();
  come();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ page: "/", isUnseen: true }));
});

test("tells nothing more once it is called off", async () => {
  const { come, postMessage } = fakeWorkers();
  keepTelling(new QueryClient())();
  come();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(postMessage).not.toHaveBeenCalled();
});
