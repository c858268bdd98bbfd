import { expect, test } from "vitest";
import { buildRoundPatient, buildRoundStop } from "#test/round-stops.ts";
import { getCurrentPatient, getNextStep, getUndoTime, isStopDone } from "./next-step.ts";

const at = "2026-11-27T03:10:00.000Z";
const identified = { identifiedAt: at };
const collected = { ...identified, collectedAt: at, status: "sample_collected" } as const;
const refused = { refusedAt: at };

const stepOf = (stop: Parameters<typeof buildRoundStop>[0], paysLater = false) =>
  getNextStep(buildRoundStop(stop), { paysLater });

test.each([
  ["set-out", { state: "waiting" }],
  ["arrive", { state: "on-the-way" }],
  ["who", {}],
  ["tubes", { patients: [buildRoundPatient(identified)] }],
  ["money", { patients: [buildRoundPatient(collected)] }],
  ["leave", { patients: [buildRoundPatient({ ...collected, dueAmount: "0.00" })] }],
  ["leave", { patients: [buildRoundPatient(refused)] }],
  ["done", { state: "left", patients: [buildRoundPatient(collected)] }],
  ["done", { state: "not-home" }],
  ["done", { state: "refused", patients: [buildRoundPatient(refused)] }],
] as const)("the step after what happened is %s", (step, stop) => {
  expect(stepOf(stop as never)).toBe(step);
});

test("patients of one stop come one after the other, and money after the last", () => {
  const [first, second] = [buildRoundPatient(collected), buildRoundPatient({ bookingId: 2, name: "Fateh" })];
  const stop = buildRoundStop({ patients: [first, second] });
  expect([getCurrentPatient(stop)?.bookingId, getNextStep(stop, { paysLater: false })]).toEqual([2, "who"]);
  expect(stepOf({ patients: [first, { ...second, ...refused }] })).toBe("money");
});

test("what is due does not keep the phlebotomist at the door", () => {
  expect(stepOf({ patients: [buildRoundPatient(collected)] }, true)).toBe("leave");
});

test("a stop whose sample the desk has recorded is done without a visit", () => {
  const stop = buildRoundStop({ state: "waiting", patients: [buildRoundPatient({ status: "sample_collected" })] });
  expect(isStopDone(stop)).toBe(true);
});

test("a step can be taken back for a minute", () => {
  const stop = buildRoundStop({ lastEvent: { id: "00000000-0000-4000-8000-000000000001", at } });
  expect(getUndoTime(stop, new Date("2026-11-27T03:10:20.000Z"))).toBe(40_000);
  expect(getUndoTime(stop, new Date("2026-11-27T03:11:00.000Z"))).toBe(0);
  expect(getUndoTime(buildRoundStop(), new Date(at))).toBe(0);
});
