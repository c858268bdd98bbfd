import { expect, test } from "vitest";
import { findNextFreeSlot } from "./next-free-slot.ts";

test("returns the next free slot with the latest day on which its report is online", async () => {
  const requests: string[] = [];
  const api = async (path: string) => {
    requests.push(path);
    return Response.json([{ date: "2026-11-24", time: "08:00 AM", free: 2 }]);
  };
  expect(await findNextFreeSlot(api)).toEqual({ visit: "Tue 24 Nov, 8:00 AM", report: "Thu 26 Nov" });
  // The device's own day is not in it.
  expect(requests).toEqual(["/api/slots/nearest?date=2000-01-01&time=07%3A00+AM"]);
});

test("returns nothing where no slot is free", async () => {
  expect(await findNextFreeSlot(async () => Response.json([]))).toBeNull();
});
