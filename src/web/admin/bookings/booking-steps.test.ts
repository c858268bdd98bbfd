import { expect, test } from "vitest";
import type { BookingAuditEntry } from "#core/bookings/response-schema.ts";
import { listRailSteps } from "./booking-steps.ts";

const createdAt = "2026-11-25T12:00:00.000Z";
const collectedAt = "2026-11-27T05:00:00.000Z";
const uploadedAt = "2026-11-27T08:00:00.000Z";
const releasedAt = "2026-11-27T09:00:00.000Z";

const collected = {
  action: "status",
  at: collectedAt,
  actor: "admin Asha",
  change: { from: "confirmed", to: "sample_collected" },
} as BookingAuditEntry;
const cancelled = {
  action: "cancelled",
  at: collectedAt,
  actor: "admin Asha",
  change: { from: "confirmed", to: "declined", reason: "patient-asked" },
} as BookingAuditEntry;
const report = { uploadedAt, releasedAt: null, replacedAt: null, withdrawnAt: null };

type Rail = Partial<Parameters<typeof listRailSteps>[0]>;

function listSteps(status: string, { reports = [], entries = [] }: Rail = {}): string[] {
  const steps = listRailSteps({ status, createdAt, reports, entries });
  return steps.map(({ step, state, at }) => [step, state, at].filter(Boolean).join(" "));
}

test("a booking before its visit is booked, and knows when", () => {
  const later = ["collected later", "testing later", "report later", "handedOver later"];
  expect(listSteps("confirmed")).toEqual([`booked current ${createdAt}`, ...later]);
  expect(listSteps("pending")).toEqual([`booked current ${createdAt}`, ...later]);
});

test("a report that waits for its release is the current step, from the collection on", () => {
  expect(listSteps("sample_collected", { reports: [report], entries: [collected] })).toEqual([
    `booked done ${createdAt}`,
    `collected done ${collectedAt}`,
    "testing done",
    `report current ${uploadedAt}`,
    "handedOver later",
  ]);
  expect(listSteps("confirmed", { reports: [report] })[0]).toBe(`booked current ${createdAt}`);
});

test("a released report is handed over, also if the status was set back", () => {
  const reports = [{ ...report, releasedAt }];
  for (const status of ["completed", "testing_in_progress"]) {
    expect(listSteps(status, { reports }).slice(-2)).toEqual([
      `report done ${uploadedAt}`,
      `handedOver current ${releasedAt}`,
    ]);
  }
});

test("a booking without a report is completed, not handed over; a withdrawn report does not count", () => {
  const withdrawn = { ...report, releasedAt, withdrawnAt: releasedAt };
  for (const reports of [[], [withdrawn]]) {
    expect(listSteps("completed", { reports }).slice(-2)).toEqual(["report later", "completed current"]);
  }
});

test("a declined booking ends after the last step that it reached", () => {
  expect(listSteps("declined", { entries: [cancelled] }).slice(0, 3)).toEqual([
    `booked done ${createdAt}`,
    `declined current ${collectedAt}`,
    "testing later",
  ]);
  const afterCollection = { ...cancelled, at: uploadedAt };
  expect(listSteps("declined", { entries: [collected, afterCollection] }).slice(1, 3)).toEqual([
    `collected done ${collectedAt}`,
    `declined current ${uploadedAt}`,
  ]);
});
