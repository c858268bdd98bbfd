import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { getLabToday, useServerClock } from "./lab-clock.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Today({ serverTimeMs }: { serverTimeMs: number }) {
  useServerClock(serverTimeMs);
  return <p>{getLabToday()}</p>;
}

test("a device that is a week ahead hydrates the server's day", () => {
  const sent = new Date("2026-11-23T05:12:00Z");
  vi.useFakeTimers({ now: sent, toFake: ["Date"] });
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  const page = <Today serverTimeMs={sent.getTime()} />;
  // As the server renders it, where there is no document.
  vi.stubGlobal("document", undefined);
  const html = renderToString(page);
  vi.unstubAllGlobals();
  container.innerHTML = html;
  vi.setSystemTime("2026-11-30T05:12:00Z");
  const onRecoverableError = vi.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe("2026-11-23");
});
