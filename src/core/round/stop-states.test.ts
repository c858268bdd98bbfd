import { expect, test } from "vitest";
import type { VisitEventKind } from "#db/schema/values.ts";
import { deriveStopProgress, listEffectiveEvents, type StoredVisitEvent } from "./stop-states.ts";

const start = Date.parse("2026-11-23T04:00:00Z");
const event = (kind: VisitEventKind, minutes: number, data: StoredVisitEvent["data"] = {}): StoredVisitEvent => ({
  ...{ id: `${kind} ${minutes}`, bookingId: null, kind, at: new Date(start + minutes * 60_000), byId: "ravi", data },
});
const stateOf = (...events: StoredVisitEvent[]) => deriveStopProgress(events).state;

test("a stop stands where its latest event leaves it, whatever arrived last", () => {
  expect(stateOf()).toBe("waiting");
  expect(stateOf(event("arrived", 5), event("on-the-way", 1))).toBe("arrived");
  expect(stateOf(event("on-the-way", 1), event("identified", 6))).toBe("arrived");
  expect(stateOf(event("not-home", 3), event("on-the-way", 9))).toBe("on-the-way");
});

test("leaving ends a stop as what happened there", () => {
  expect(stateOf(event("collected", 5), event("left", 9))).toBe("left");
  expect(stateOf(event("not-home", 5), event("left", 9))).toBe("not-home");
  expect(stateOf(event("refused", 5), event("left", 9))).toBe("refused");
  expect(stateOf(event("refused", 5), event("collected", 6), event("left", 9))).toBe("left");
});

test("what was taken back does not stand, nor what took it back", () => {
  const events = [event("on-the-way", 1), event("arrived", 2), event("undone", 3, { eventId: "arrived 2" })];
  expect(listEffectiveEvents(events).map(({ id }) => id)).toEqual(["on-the-way 1"]);
  expect(deriveStopProgress(events)).toMatchObject({ state: "on-the-way", arrivedAt: null, endedAt: null });
});
