import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings, patients } from "#db/schema/bookings.ts";
import { contactMessages, messages } from "#db/schema/messages.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { reports } from "#db/schema/reports.ts";
import { keptOf, type TrailAction, trailed } from "./trail.ts";

/** Columns of the tables that tell of people which tell nothing of a person by themselves. */
const impersonal = [
  ...["id", "bookingId", "patientId", "code", "createdAt", "day", "time", "place", "status", "paymentStatus"],
  ...["totalPaise", "offerSlug", "version", "requestHash", "kind", "channel", "state", "stateAt", "tries", "cause"],
  ...["providerId", "receivedAt", "answeredAt", "answeredBy", "fileKey", "sizeBytes", "sha256", "uploadedAt"],
  ...["writtenBy", "writtenAt", "uploadedBy", "releasedAt", "replacedAt", "withdrawnAt", "paymentMethod"],
];

const personal = [patients, patientNotes, bookings, messages, contactMessages, reports]
  .flatMap((table) => Object.keys(getTableColumns(table)))
  .filter((column) => !impersonal.includes(column));

test("nothing that names a person or tells how to reach them has a place in the trail", () => {
  expect(personal).toEqual(expect.arrayContaining(["name", "phone", "email", "address", "patientName", "fileName"]));
  const places = Object.values(trailed).flatMap((keys) => (keys === "published" ? [] : [...keys]));
  expect(places.filter((key) => personal.includes(key))).toEqual([]);
});

test("what an act has no place for is left out, however it was handed over", () => {
  const booking = { patientId: 3, patientName: "Harpreet Kaur", phone: "+919876543001", day: "2026-11-25" };
  expect(keptOf("deleted", booking)).toEqual({ patientId: 3, day: "2026-11-25" });
});

test("what the lab publishes of itself is kept as it was written", () => {
  const acts: TrailAction[] = ["lab-changed", "test-changed"];
  for (const act of acts) expect(keptOf(act, { from: { name: "Old" } })).toEqual({ from: { name: "Old" } });
});
