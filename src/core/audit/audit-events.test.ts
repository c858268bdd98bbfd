import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings, patients } from "#db/schema/bookings.ts";
import { contactMessages, messages } from "#db/schema/messages.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { reports } from "#db/schema/reports.ts";
import { auditChanges, pickAuditFields } from "./audit-events.ts";

/** Columns of tables about people that do not identify a person by themselves. */
const impersonal = [
  ...["id", "bookingId", "patientId", "code", "createdAt", "day", "time", "place", "status", "paymentStatus"],
  ...["totalPaise", "offerSlug", "version", "requestHash", "kind", "channel", "state", "stateAt", "tries", "cause"],
  ...["providerId", "receivedAt", "answeredAt", "answeredBy", "fileKey", "sizeBytes", "sha256", "uploadedAt"],
  ...["writtenBy", "writtenAt", "uploadedBy", "releasedAt", "replacedAt", "withdrawnAt", "paymentMethod"],
  "language",
];

const personal = [patients, patientNotes, bookings, messages, contactMessages, reports]
  .flatMap((table) => Object.keys(getTableColumns(table)))
  .filter((column) => !impersonal.includes(column));

test("keeps no column that identifies or reaches a person", () => {
  expect(personal).toEqual(expect.arrayContaining(["name", "phone", "email", "address", "patientName", "fileName"]));
  const fields = Object.values(auditChanges)
    .filter((change) => change !== auditChanges["lab-changed"])
    .flatMap(({ shape }) => Object.keys(shape));
  expect(fields.filter((key) => personal.includes(key))).toEqual([]);
});

test("leaves out fields that the action does not list", () => {
  const note = { patientId: 3, patientName: "Harpreet Kaur", phone: "+919876543001", from: 0, to: 12 };
  expect(pickAuditFields("noted", note)).toEqual({ patientId: 3, from: 0, to: 12 });
});

test("keeps changes of published content as they are", () => {
  const actions = ["lab-changed", "test-changed"] as const;
  for (const action of actions)
    expect(pickAuditFields(action, { from: { name: "Old" } })).toEqual({ from: { name: "Old" } });
});
