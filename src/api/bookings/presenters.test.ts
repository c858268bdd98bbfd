import { expect, test } from "vitest";
import { presentContactMessage } from "#api/messages/contact-messages.ts";
import { presentOutboxMessage } from "#api/messages/outbox.ts";
import { presentPatient } from "#api/patients/patient-list.ts";
import type { BookingItemRow, BookingRow } from "#core/bookings/queries.server.ts";
import { presentItem, presentPatientBooking, presentStaffBooking } from "./present-booking.ts";
import { presentReport } from "./present-report.ts";

const at = new Date("2026-11-23T04:00:00Z");
/** A column that a migration adds and no presenter lists yet. */
const added = { secret: "of a new column" };

const person = { id: 3, phone: "+919876543001", email: null, address: "Lane 7", age: 34, exactAge: null };
const booking: BookingRow = {
  ...{ ...person, code: "BK-10000001", patientId: 1, visitId: 2, patientName: "Asha Rani", gender: "female" },
  ...{ place: "home", landmark: null, pinCode: null, day: "2026-11-24", time: "09:00 AM", status: "confirmed" },
  ...{ cancelReason: null, cancelNote: null, phlebotomistNote: "the blue gate", paymentStatus: "pending" },
  ...{
    paymentMethod: "pay_later",
    takenPaise: 0,
    discountPaise: 0,
    redrawOf: null,
    language: "en",
    fastingAnswer: null,
    fastingAnsweredAt: null,
    totalPaise: 24900,
    phoneProved: true,
    createdAt: at,
    version: 1,
  },
};
const item: BookingItemRow = {
  ...{ id: 1, bookingId: 3, itemType: "test", itemId: 5, code: "BT-005", name: "CBC" },
  ...{ description: "", pricePaise: 24900 },
};
const report = {
  ...{ id: 1, bookingId: 3, fileKey: "k", fileName: "cbc.pdf", sizeBytes: 10, pageCount: 1, sha256: "s" },
  ...{ uploadedAt: at, uploadedBy: "admin owner", releasedAt: null, replacedAt: null, withdrawnAt: null },
};
const message = {
  ...{ id: 1, kind: "booking-confirmed", channel: "sms", recipient: person.phone, subject: null, body: "Booked" },
  ...{ state: "sent", stateAt: at, tries: 1, failure: null, bookingId: 3, createdAt: at },
};
const inbound = {
  ...{ id: 1, name: "Asha", email: "a@example.com", phone: person.phone, subject: "Hello", message: "Open?" },
  ...{ receivedAt: at, answeredAt: null, answeredBy: null },
};
const patient = {
  ...person,
  name: "Asha Rani",
  gender: null,
  language: "en" as const,
  createdAt: at,
  bookings: 1,
  lastVisit: null,
  nextVisit: null,
};

test.each<[string, object]>([
  ["a booking to its patient", presentPatientBooking({ ...booking, ...added })],
  ["a booking to staff", presentStaffBooking({ ...booking, ...added })],
  ["an item", presentItem({ ...item, ...added })],
  ["a report to its patient", presentReport({ ...report, ...added } as never, false)],
  ["a report to staff", presentReport({ ...report, ...added } as never, true)],
  ["an outbox message", presentOutboxMessage({ ...message, ...added } as never, false)],
  ["a received message", presentContactMessage({ ...inbound, ...added } as never)],
  ["a listed patient", presentPatient({ ...patient, ...added })],
])("a new column is not shown with %s", (_, presented) => {
  expect(presented).toMatchObject({ id: expect.any(Number) });
  expect(JSON.stringify(presented)).not.toContain(added.secret);
});

test("shows nothing of the staff's to the patient", () => {
  const staffOnly = ["cancelNote", "phlebotomistNote", "visitId"];
  expect(Object.keys(presentStaffBooking(booking))).toEqual(expect.arrayContaining(staffOnly));
  expect(Object.keys(presentPatientBooking(booking)).filter((field) => staffOnly.includes(field))).toEqual([]);
});
