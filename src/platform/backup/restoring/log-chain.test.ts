import { expect, test } from "vitest";
import { followLog, type KeptLog, logFileOf, timelinesOf } from "./log-chain.ts";

const file = (timeline: number, number: number) =>
  [timeline, Math.floor(number / 256), number % 256]
    .map((part) => part.toString(16).padStart(8, "0"))
    .join("")
    .toUpperCase();

const keptOf = (...files: [timeline: number, number: number, state?: "open" | "damaged"][]): KeptLog =>
  new Map(files.map(([timeline, number, state]) => [file(timeline, number), state ?? ("whole" as const)]));

const first = { timeline: 1, number: 254 };
const alone = timelinesOf("", 1);

test("reads timeline and number from a log file's name, over the end of a row of 256", () => {
  expect(logFileOf(file(2, 257))).toEqual({ timeline: 2, number: 257 });
  expect(logFileOf("00000002.history")).toBeUndefined();
});

test("follows whole files to an open last one", () => {
  const kept = keptOf([1, 253], [1, 254], [1, 255], [1, 256, "open"]);
  expect(followLog(kept, first, alone)).toEqual({ last: { timeline: 1, number: 256 }, gap: null });
});

test("finds the first file that cannot be used, and counts those after it", () => {
  const lost = keptOf([1, 254], [1, 256], [1, 257, "damaged"], [1, 258]);
  expect(followLog(lost, first, alone).gap).toEqual({ file: file(1, 255), why: "missing", after: 2 });
  const damaged = keptOf([1, 254], [1, 255, "damaged"]);
  expect(followLog(damaged, first, alone).gap).toEqual({ file: file(1, 255), why: "damaged", after: 0 });
  const begun = keptOf([1, 254, "open"], [1, 255]);
  expect(followLog(begun, first, alone).gap).toEqual({ file: file(1, 254), why: "unfinished", after: 1 });
  expect(followLog(keptOf(), first, alone).gap).toEqual({ file: file(1, 254), why: "missing", after: 0 });
});

test("leaves a timeline where a restore began the next one", () => {
  const timelines = timelinesOf("1\t1/1000028\tbefore 2026-11-22 17:30:00+05:30\n", 2);
  expect(timelines).toEqual([
    { id: 2, begins: 257 },
    { id: 1, begins: 0 },
  ]);
  const kept = keptOf([1, 254], [1, 255], [1, 256], [1, 257, "open"], [1, 258], [2, 257], [2, 258, "open"]);
  expect(followLog(kept, first, timelines)).toEqual({ last: { timeline: 2, number: 258 }, gap: null });
  const lost = keptOf([1, 254], [1, 255], [1, 257], [2, 257], [2, 258]);
  expect(followLog(lost, first, timelines).gap).toEqual({ file: file(1, 256), why: "missing", after: 2 });
});
