import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listFormDetails, type StaffDetailField, staffDetailFields } from "#core/bookings/staff-details.ts";
import type { PatientExport } from "#core/erasure/export-schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { findColumnsHolding } from "#test/columns-holding.ts";
import { eraseAsPlanned } from "#test/erasure-fixtures.ts";
import { readZipFiles } from "#test/read-zip.ts";

let app: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
});
afterAll(() => app.close());

/** Values that no other field has. */
const values = (field: StaffDetailField) =>
  field.endsWith("Phone")
    ? (["+919814055511", "+919814055522"] as const)
    : (["Billo Randhawa", "Channan Virk"] as const);

const read = async (id: number, cookie = owner) =>
  (await app.call("GET", `/api/bookings/${id}`, undefined, cookie)).body;

let bookingCount = 0;

/** Builds a request for a patient of its own, in a slot with free seats. */
function buildRequest() {
  bookingCount += 1;
  const patient = { name: "Asha Rani", phone: `98765 4${1000 + bookingCount}` };
  const bookingTime = slotTimes[bookingCount % slotTimes.length] ?? slotTimes[0];
  return app.withCurrentPrice(buildBooking({ patient, booking: { bookingDate: "2026-12-01", bookingTime } }));
}

async function book(detail: object, place: "home" | "centre" = "home") {
  const request = { ...(await buildRequest()), place, ...detail };
  const { status, body } = await app.call("POST", "/api/admin/bookings", request, owner);
  expect(status).toBe(201);
  return body.booking as { id: number; visitId: number; patientId: number; phone: string };
}

async function addMember({ visitId }: { visitId: number }, detail: object) {
  const { patient, booking, ...rest } = await buildRequest();
  const { address: _address, ...person } = patient;
  const { bookingDate: _day, bookingTime: _time, ...order } = booking;
  const request = { ...rest, ...detail, visitId, patient: person, booking: order };
  return (await app.call("POST", "/api/admin/bookings", request, owner)).body.booking as { id: number };
}

async function exportPatient(patientId: number): Promise<PatientExport> {
  const answer = await app.request(`/api/patients/${patientId}/export`, { method: "POST", headers: owner });
  return JSON.parse(String(readZipFiles(Buffer.from(await answer.arrayBuffer())).get("patient.json")));
}

describe.each(staffDetailFields)("%s", (field) => {
  const [first, second] = values(field);
  const changeTo = async (id: number, value: string) =>
    expect((await app.call("PATCH", `/api/bookings/${id}`, { [field]: value }, owner)).status).toBe(200);

  test("is stored at booking, changed, logged, exported, hidden from the patient, and erased", async () => {
    const { id, patientId, phone } = await book({ [field]: first });
    expect(await read(id)).toMatchObject({ [field]: first });
    await changeTo(id, second);
    expect(await read(id)).toMatchObject({ [field]: second });
    const { body: auditEntries } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, owner);
    expect(auditEntries.at(-1)).toMatchObject({ action: "changed", change: { fields: [field] } });
    expect((await exportPatient(patientId)).bookings).toMatchObject([{ [field]: second }]);
    const patient = toCookieHeader(await app.call("POST", "/api/patient/session", { phone }));
    for (const path of [`/api/bookings/${id}`, `/api/bookings?patientId=${patientId}`, `/api/bookings/${id}/items`]) {
      const { status, body } = await app.call("GET", path, undefined, patient);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toContain(field);
      expect(JSON.stringify(body)).not.toContain(second);
    }
    await app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked" }, owner);
    const held = new RegExp(second.replace("+91", ""));
    expect(await findColumnsHolding(app.db, held)).not.toEqual([]);
    expect((await eraseAsPlanned(app, owner, patientId, { name: "Asha Rani" })).status).toBe(200);
    expect(await findColumnsHolding(app.db, held)).toEqual([]);
  });

  test("is stored for a walk-in if the form at the centre has it", async () => {
    const isInForm = listFormDetails("centre").includes(field);
    const { id } = await book({ [field]: first }, "centre");
    expect((await read(id))[field]).toBe(isInForm ? first : null);
  });

  test("is an additional member's own, or the visit's", async () => {
    const booked = await book({ [field]: first });
    const member = await addMember(booked, { [field]: second });
    const isOwn = listFormDetails("visit").includes(field);
    expect((await read(member.id))[field]).toBe(isOwn ? second : first);
    expect((await read(booked.id))[field]).toBe(first);
  });

  test("is not taken from a patient's request", async () => {
    const request = { ...(await buildRequest()), [field]: first };
    const { status, body } = await app.call("POST", "/api/bookings", request);
    expect(status).toBe(201);
    expect((await read(body.booking.id))[field]).toBeNull();
  });
});
