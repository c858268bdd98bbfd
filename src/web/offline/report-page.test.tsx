import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startReporting } from "./report-page.ts";

/** Fakes the browser's side: a worker that may still have to start, and whose `ready` never resolves. */
function createFakeWorkers() {
  const postMessage = vi.fn();
  const workers = Object.assign(new EventTarget(), {
    controller: null,
    registration: { active: null as { postMessage: typeof postMessage } | null },
    ready: new Promise(() => {}),
    register: async () => workers.registration,
    getRegistration: async () => workers.registration,
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  const announceWorker = () => {
    workers.registration.active = { postMessage };
    workers.dispatchEvent(new Event("controllerchange"));
  };
  return { announceWorker, postMessage };
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

test("reports what is shown to the first worker once it is there, however late", async () => {
  const { announceWorker, postMessage } = createFakeWorkers();
  startReporting(new QueryClient());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(postMessage).not.toHaveBeenCalled();
  announceWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ page: "/", isUnseen: true }));
});

test("reports nothing after it is cancelled", async () => {
  const { announceWorker, postMessage } = createFakeWorkers();
  startReporting(new QueryClient())();
  announceWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(postMessage).not.toHaveBeenCalled();
});
