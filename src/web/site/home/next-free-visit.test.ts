import { expect, test } from "vitest";
import { nextFreeVisit } from "./next-free-visit.ts";

const now = new Date("2026-11-22T21:00:00Z");

test("the next free hour is told with the day on which its report is online at the latest", async () => {
  const asked: string[] = [];
  const api = async (path: string) => {
    asked.push(path);
    return Response.json([{ date: "2026-11-24", time: "08:00 AM", free: 2 }]);
  };
  expect(await nextFreeVisit(now, api)).toEqual({ visit: "Tue 24 Nov, 8:00 AM", report: "Thu 26 Nov" });
  // It is Monday at the lab.
  expect(asked).toEqual(["/api/slots/nearest?date=2026-11-23&time=07%3A00+AM"]);
});

test("where nothing is free nothing is promised", async () => {
  expect(await nextFreeVisit(now, async () => Response.json([]))).toBeNull();
});
