import { expect, test } from "vitest";
import { groupAwaitedTubes } from "./awaited-tubes.ts";

const now = new Date("2026-11-27T06:31:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const tube = (code: string, collectedBy: string | null, minutes: number) => ({
  code,
  collectedBy,
  collectedAt: minutesAgo(minutes),
  labelledAt: minutesAgo(minutes + 1),
  place: "home" as const,
});

test("a tube is on its way until a later one of the same person arrives", () => {
  const tubes = [tube("A", "ravi", 50), tube("B", "ravi", 20), tube("C", "jaspreet", 60)];
  const isMissingAfter = (lastArrived: Map<string, Date>) =>
    groupAwaitedTubes(tubes, lastArrived, now).flatMap((group) =>
      group.tubes.filter(({ isMissing }) => isMissing).map(({ code }) => code),
    );
  expect(isMissingAfter(new Map())).toEqual([]);
  expect(isMissingAfter(new Map([["ravi", minutesAgo(30)]]))).toEqual(["A"]);
  expect(isMissingAfter(new Map([["ravi", minutesAgo(10)]]))).toEqual(["A", "B"]);
});

test("a tube that waits for four hours is missing whatever arrived", () => {
  const [group] = groupAwaitedTubes([tube("A", null, 239), tube("B", null, 240)], new Map(), now);
  expect(group?.tubes.map(({ code, isMissing }) => [code, isMissing])).toEqual([
    ["B", true],
    ["A", false],
  ]);
});

test("people with missing tubes come first, then those who wait longest; each one's oldest tube first", () => {
  const tubes = [tube("A", "ravi", 20), tube("B", "jaspreet", 90), tube("C", "ravi", 40), tube("D", "meera", 30)];
  const groups = groupAwaitedTubes(tubes, new Map([["meera", minutesAgo(5)]]), now);
  expect(groups.map(({ collectedBy, tubes: ofGroup }) => [collectedBy, ofGroup.map(({ code }) => code)])).toEqual([
    ["meera", ["D"]],
    ["jaspreet", ["B"]],
    ["ravi", ["C", "A"]],
  ]);
});

test("a phone's clock ahead gives no negative wait", () => {
  const [group] = groupAwaitedTubes([tube("A", "ravi", -2)], new Map(), now);
  expect(group?.tubes[0]?.waitMinutes).toBe(0);
});

test("a tube of the centre is left behind on no round, and waits from its label on", () => {
  const atCentre = (code: string, minutes: number) => ({ ...tube(code, "meera", minutes), place: "centre" as const });
  const tubes = [atCentre("A", 40), atCentre("B", 239)];
  const [group] = groupAwaitedTubes(tubes, new Map([["meera", minutesAgo(5)]]), now);
  expect(group?.tubes.map(({ code, waitMinutes, isMissing }) => [code, waitMinutes, isMissing])).toEqual([
    ["B", 240, true],
    ["A", 41, false],
  ]);
});
