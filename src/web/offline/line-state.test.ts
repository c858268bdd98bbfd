import { expect, test } from "vitest";
import { asOfWords, keptAtOf, lineAfter, lineAtFirst, noticeOf } from "./line-state.ts";

const now = new Date("2026-11-23T05:12:00Z");
const earlier = new Date("2026-11-23T04:00:00Z");
const earliest = new Date("2026-11-22T13:05:00Z");

test("a page that came by the line says nothing of it", () => {
  expect(noticeOf(lineAtFirst(null, true, now))).toBeNull();
});

test("a page that was kept says that the line is down, and from when it is", () => {
  const line = lineAtFirst(earlier, true, now);
  expect([noticeOf(line), line.asOf]).toEqual(["down", earlier]);
});

test("a document says when it was kept, and one that came by the line says nothing", () => {
  expect(keptAtOf([{ name: "nabz-kept-at", description: earlier.toISOString() }])).toEqual(earlier);
  expect(keptAtOf([{ name: "db", description: "" }])).toBeNull();
});

test("a line that is lost is told, and no longer told once it is found", () => {
  const lost = lineAfter(lineAtFirst(null, true, now), { kind: "lost" });
  expect([noticeOf(lost), lost.asOf]).toEqual(["down", now]);
  expect(noticeOf(lineAfter(lost, { kind: "found" }))).toBeNull();
});

test("what was kept is shown as old until a new page comes by the line", () => {
  const found = lineAfter(lineAtFirst(earlier, false, now), { kind: "found" });
  expect([noticeOf(found), found.asOf]).toEqual(["back", earlier]);
  const next = lineAfter(found, { kind: "navigated", at: now });
  expect([noticeOf(next), next.asOf]).toEqual([null, now]);
});

test("a page that is left without a line stays as old as it was", () => {
  const line = lineAtFirst(earlier, false, now);
  expect(lineAfter(line, { kind: "navigated", at: now })).toEqual(line);
});

test("a page with an older part is as old as that", () => {
  const line = lineAfter(lineAtFirst(earlier, false, now), { kind: "given", keptAt: earliest });
  expect(line.asOf).toEqual(earliest);
  expect(lineAfter(line, { kind: "given", keptAt: earlier }).asOf).toEqual(earliest);
});

test("the time is told by the reader's clock, with its day where that is not today", () => {
  expect(asOfWords(now, now, "Asia/Kolkata")).toBe("10:42 AM");
  expect(asOfWords(earliest, now, "Asia/Kolkata")).toMatch(/^Sun,? 22 Nov, 6:35 PM$/);
});
