import { expect, test } from "vitest";
import { hasDied, MOST_TRIES, messageStates, statesBefore, waitSeconds } from "./message.ts";

test("a report moves a message only onwards", () => {
  expect(statesBefore("sent")).toEqual(["sending"]);
  expect(statesBefore("failed")).toEqual(["sending", "sent"]);
  expect(statesBefore("delivered")).toEqual(["sending", "sent", "failed"]);
  expect(statesBefore("read")).toEqual(["sending", "sent", "failed", "delivered"]);
});

test("nothing is reported of a message that was never sent", () => {
  for (const state of messageStates) expect(statesBefore(state)).not.toContain("kept");
  for (const state of messageStates) expect(statesBefore(state)).not.toContain("waiting");
});

test("the waits grow to an hour, and end after about six", () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, tries) => waitSeconds(tries + 1));
  expect(waits.slice(0, 6)).toEqual([20, 60, 180, 540, 1620, 3600]);
  expect(waits.reduce((sum, wait) => sum + wait) / 3600).toBeCloseTo(5.7, 1);
});

test("a try is given up for dead only when its next look is due, and no provider may take so long", () => {
  const begun = new Date("2026-11-23T04:00:00Z");
  const after = (seconds: number) => hasDied(1, begun, new Date(begun.getTime() + seconds * 1000));
  expect([after(16), after(20)]).toEqual([false, true]);
});
