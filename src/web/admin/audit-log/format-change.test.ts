import { expect, test } from "vitest";
import type { AuditEvent } from "#core/audit/audit-events.ts";
import { overrideReasons } from "#core/bookings/create/override-reasons.ts";
import { moveReasons } from "#core/bookings/edit/move-reasons.ts";
import { stepBackReasons } from "#core/bookings/edit/step-back-reasons.ts";
import { erasureReasons } from "#core/erasure/schema.ts";
import { cancelReasons, rejectionReasons } from "#db/schema/values.ts";
import { formatChange, formatReasons, formatSubjectName } from "./format-change.ts";

test.each([
  ["status", { from: "confirmed", to: "declined" }, { from: "Confirmed", to: "Declined" }],
  ["payment", { from: "pending", to: "paid" }, { from: "Pending", to: "Paid" }],
  [
    "staff-role-changed",
    { staffId: "1", from: "receptionist", to: "technician" },
    { from: "Receptionist", to: "Technician" },
  ],
  ["staff-invited", { staffId: "1", to: "receptionist" }, { to: "Receptionist" }],
  [
    "placed",
    { to: "confirmed", day: "2026-11-25", time: "10:00 AM", totalPaise: 39900 },
    { to: "25 Nov 2026 10:00 AM, ₹399" },
  ],
  ["exported", { from: "2026-11-01", to: "2026-11-30" }, { to: "01 Nov 2026 to 30 Nov 2026" }],
  [
    "test-changed",
    { testId: 5, from: { price: "849", name: "TSH" }, to: { price: "799" } },
    { from: "price 849", to: "price 799" },
  ],
  [
    "moved",
    { from: { day: "2026-11-25", time: "10:00 AM" }, to: { day: "2026-11-26", time: "07:00 AM" } },
    { from: "25 Nov 2026 10:00 AM", to: "26 Nov 2026 07:00 AM" },
  ],
  [
    "changed",
    { fields: ["phone"], phoneFrom: "22", phoneTo: "23" },
    { from: "phone ending in 22", to: "phone ending in 23" },
  ],
  [
    "changed",
    { fields: ["name", "phone"], phoneFrom: "11•••", phoneTo: "12•••" },
    { from: "phone ending in 11•••", to: "Name, phone ending in 12•••" },
  ],
  ["changed", { fields: ["age"] }, { to: "Age" }],
  ["looked", {}, {}],
  ["moved-to-moon", {}, {}],
  ["message", { messageId: 3 }, {}],
])("formats %s with %j as %j", (action, change, expected) =>
  expect(formatChange({ action, change } as AuditEvent)).toEqual(expected),
);

test("joins the reason and the confirmations", () => {
  const cancelled = { from: "confirmed", to: "declined", reason: "patient-asked" } as const;
  expect(formatReasons({ action: "cancelled", change: cancelled })).toBe("The patient asked");
  const released = { reportId: 1, withoutSample: true, beforeVisit: true };
  expect(formatReasons({ action: "report-released", change: released })).toBe("before the visit, without a sample");
});

test.each<[AuditEvent["action"], readonly string[]]>([
  ["cancelled", cancelReasons],
  ["status", stepBackReasons],
  ["moved", moveReasons],
  ["placed", overrideReasons],
  ["tube-rejected", rejectionReasons],
  ["erased", erasureReasons],
])("formats each reason of %s in words", (action, reasons) => {
  const formatted = reasons.map((reason) => formatReasons({ action, change: { reason } } as unknown as AuditEvent));
  expect(formatted.filter((text, index) => text === reasons[index])).toEqual([]);
});

test("says of a rejected tube what the bench says", () => {
  const rejected = { action: "tube-rejected", change: { code: "NB44198820", reason: "other" } } as const;
  expect(formatReasons(rejected as AuditEvent)).toBe("Other, or lost");
});

test("names the subject by its name, else by its day", () => {
  expect(formatSubjectName({ action: "test-changed", change: { from: { name: "TSH" }, to: { price: "799" } } })).toBe(
    "TSH",
  );
  expect(formatSubjectName({ action: "day-closed", change: { day: "2026-12-02", name: "Closed" } })).toBe("Closed");
  expect(formatSubjectName({ action: "day-opened", change: { day: "2026-12-02" } })).toBe("2026-12-02");
});
