import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createWorkColumns } from "./work-columns.tsx";
import type { WorkItem } from "./worklists.ts";

afterEach(cleanup);

const missed = {
  list: "missed",
  row: {
    ...{ id: 7, code: "BK-00000007", patientName: "Jasleen Dhillon", phone: "+919876550003" },
    ...{ bookingDate: "2026-11-28", bookingTime: "03:00 PM", place: "home", outcome: "not-visited" },
    ...{ refusedReason: null, reportedAt: null, phlebotomist: null, itemNames: ["CBC"], tubes: [] },
  },
} as unknown as WorkItem;

test("a card says who has the work by name, as it does of what is missing: it has no column heads", () => {
  const now = new Date("2026-11-29T12:00:00Z");
  const columns = createWorkColumns({
    now,
    getPath: () => "/admin/work",
    hasPanel: false,
    can: () => true,
    firstKey: undefined,
  });
  const read = (area: string) =>
    render(columns.find((column) => column.area === area)?.cell(missed)).container.textContent;
  expect(read("holder")?.trim()).toBe("Who has it: Nobody yet");
  expect(read("missing")).toContain("Missing: A new time");
});
