import { expect, test } from "vitest";
import { nextFreeVisit } from "./next-free-visit.ts";

test("the next free hour is told with the day on which its report is online at the latest", async () => {
  const asked: string[] = [];
  const api = async (path: string) => {
    asked.push(path);
    return Response.json([{ date: "2026-11-24", time: "08:00 AM", free: 2 }]);
  };
  expect(await nextFreeVisit(api)).toEqual({ visit: "Tue 24 Nov, 8:00 AM", report: "Thu 26 Nov" });
  // The device's own day is not in it.
  expect(asked).toEqual(["/api/slots/nearest?date=2000-01-01&time=07%3A00+AM"]);
});

test("where nothing is free nothing is promised", async () => {
  expect(await nextFreeVisit(async () => Response.json([]))).toBeNull();
});
