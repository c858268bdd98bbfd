// Row 4.5
import { expect, test } from "vitest";
import type { BookingAuditEntry } from "#core/bookings/response-schema.ts";
import { formatAuditActor, formatAuditEntry } from "./audit-labels.ts";

test.each([
  ["placed", { to: "confirmed", day: "2026-11-21", time: "11:00 AM" }, "Booked for 21 Nov 2026, 11:00 AM"],
  ["status", { from: "confirmed", to: "testing_in_progress" }, "Status changed from Confirmed to Testing in progress"],
  [
    "status",
    { from: "completed", to: "confirmed", reason: "sample-rejected" },
    "Status changed from Completed to Confirmed: Sample haemolysed or too little: take it again",
  ],
  ["payment", { from: "pending", to: "paid" }, "Payment changed from Pending to Paid"],
  [
    "changed",
    { fields: ["phone"], phoneFrom: "22", phoneTo: "23" },
    "Changed: Phone, from one that ends in 22 to one that ends in 23",
  ],
  [
    "moved",
    {
      from: { day: "2026-11-24", time: "09:00 AM" },
      to: { day: "2026-11-25", time: "08:00 AM" },
      reason: "not-at-home",
    },
    "Moved from 24 Nov 2026, 09:00 AM to 25 Nov 2026, 08:00 AM: Not at home",
  ],
  ["deleted", { from: {} }, "Deleted"],
  ["report-attached", { reportId: 3 }, "Report attached: cbc.pdf"],
  ["report-replaced", { reportId: 4, replaces: 3 }, "Report replaced by cbc.pdf"],
  ["report-released", {}, "Report released to the patient"],
  ["report-withdrawn", {}, "Report withdrawn"],
  ["report-opened", {}, "Report opened"],
  ["moved-to-moon", {}, "moved-to-moon"],
])("describes %s in plain words", (action, change, sentence) => {
  const entry = { at: "2026-11-20T04:00:00.000Z", actor: "admin Asha", fileName: "cbc.pdf", action, change };
  expect(formatAuditEntry(entry as BookingAuditEntry)).toBe(sentence);
});

test.each([
  ["visitor", "on the website"],
  ["patient", "by the patient"],
  ["admin owner", "by owner"],
  ["system demo", "by the system"],
])("formats the actor %s as %s", (actor, words) => {
  expect(formatAuditActor(actor)).toBe(words);
});
