import { expect, test } from "vitest";
import { getRetryDelaySeconds, isTryAbandoned, listEarlierStates, MAX_TRIES, messageStates } from "./message.ts";

test("moves a message only forward by a report", () => {
  expect(listEarlierStates("sent")).toEqual(["sending"]);
  expect(listEarlierStates("failed")).toEqual(["sending", "sent"]);
  expect(listEarlierStates("delivered")).toEqual(["sending", "sent", "failed"]);
  expect(listEarlierStates("read")).toEqual(["sending", "sent", "failed", "delivered"]);
});

test("no report moves a message that was never sent", () => {
  for (const state of messageStates) expect(listEarlierStates(state)).not.toContain("kept");
  for (const state of messageStates) expect(listEarlierStates(state)).not.toContain("waiting");
});

test("retry delays grow to an hour and end after about six", () => {
  const delays = Array.from({ length: MAX_TRIES }, (_, tries) => getRetryDelaySeconds(tries + 1));
  expect(delays.slice(0, 6)).toEqual([20, 60, 180, 540, 1620, 3600]);
  expect(delays.reduce((sum, delay) => sum + delay) / 3600).toBeCloseTo(5.7, 1);
});

test("treats a try as abandoned only at its next check, and gives providers less time than that", () => {
  const begun = new Date("2026-11-23T04:00:00Z");
  const after = (seconds: number) => isTryAbandoned(1, begun, new Date(begun.getTime() + seconds * 1000));
  expect([after(16), after(20)]).toEqual([false, true]);
});
