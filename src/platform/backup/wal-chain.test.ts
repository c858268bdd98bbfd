import { expect, test } from "vitest";
import { checkWalChain, parseTimelineHistory, parseWalFileName, type StoredWal } from "./wal-chain.ts";

const file = (timeline: number, number: number) =>
  [timeline, Math.floor(number / 256), number % 256]
    .map((part) => part.toString(16).padStart(8, "0"))
    .join("")
    .toUpperCase();

const readBooking = (...files: [timeline: number, number: number, state?: "open" | "damaged"][]): StoredWal =>
  new Map(files.map(([timeline, number, state]) => [file(timeline, number), state ?? ("whole" as const)]));

const first = { timeline: 1, number: 254 };
const alone = parseTimelineHistory("", 1);

test("parses timeline and number of a WAL file name, across the end of a 256-file log", () => {
  expect(parseWalFileName(file(2, 257))).toEqual({ timeline: 2, number: 257 });
  expect(parseWalFileName("00000002.history")).toBeUndefined();
});

test("follows complete files to an open last one", () => {
  const stored = readBooking([1, 253], [1, 254], [1, 255], [1, 256, "open"]);
  expect(checkWalChain(stored, first, alone)).toEqual({ last: { timeline: 1, number: 256 }, gap: null });
});

test("finds the first unusable file and counts those after it", () => {
  const lost = readBooking([1, 254], [1, 256], [1, 257, "damaged"], [1, 258]);
  expect(checkWalChain(lost, first, alone).gap).toEqual({ file: file(1, 255), why: "missing", after: 2 });
  const damaged = readBooking([1, 254], [1, 255, "damaged"]);
  expect(checkWalChain(damaged, first, alone).gap).toEqual({ file: file(1, 255), why: "damaged", after: 0 });
  const begun = readBooking([1, 254, "open"], [1, 255]);
  expect(checkWalChain(begun, first, alone).gap).toEqual({ file: file(1, 254), why: "unfinished", after: 1 });
  expect(checkWalChain(readBooking(), first, alone).gap).toEqual({ file: file(1, 254), why: "missing", after: 0 });
});

test("leaves a timeline where a restore began the next one", () => {
  const timelines = parseTimelineHistory("1\t1/1000028\tbefore 2026-11-22 17:30:00+05:30\n", 2);
  expect(timelines).toEqual([
    { id: 2, begins: 257 },
    { id: 1, begins: 0 },
  ]);
  const stored = readBooking([1, 254], [1, 255], [1, 256], [1, 257, "open"], [1, 258], [2, 257], [2, 258, "open"]);
  expect(checkWalChain(stored, first, timelines)).toEqual({ last: { timeline: 2, number: 258 }, gap: null });
  const lost = readBooking([1, 254], [1, 255], [1, 257], [2, 257], [2, 258]);
  expect(checkWalChain(lost, first, timelines).gap).toEqual({ file: file(1, 256), why: "missing", after: 2 });
});
