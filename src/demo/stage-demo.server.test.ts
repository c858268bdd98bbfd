import { expect, test } from "vitest";
import { groupBookings } from "#core/bookings/groups.ts";
import type { PatientSession } from "#core/patients/schema.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import { auditTrail, bookings } from "#db/schema/bookings.ts";
import { cookieOf, createTestApp } from "#test/app.ts";
import { demoFamily } from "./people.ts";
import { stageDemo } from "./stage-demo.server.ts";

test.each([
  ["a Sunday before a holiday", "2026-11-22T05:00:00Z"],
  ["five to midnight on a leap day", "2028-02-29T18:25:00Z"],
])("a demo that starts on %s shows each of the family a visit to come and a report", async (_, moment) => {
  const app = await createTestApp();
  try {
    app.setClock(new Date(moment));
    await stageDemo(app.db, new Date(moment), app.ctx());
    const signedIn = await app.call("POST", "/api/patient/session", { phone: demoFamily.phone });
    const { patients }: PatientSession = signedIn.body;
    expect(patients.map(({ name }) => name).toSorted()).toEqual(demoFamily.members.map(({ name }) => name).toSorted());
    for (const { id, name } of patients) {
      const { body } = await app.call("GET", `/api/bookings?patientId=${id}`, undefined, cookieOf(signedIn));
      const { confirmed, pending, completed } = groupBookings(body);
      expect([...confirmed, ...pending], name).not.toHaveLength(0);
      const report = await app.call("GET", `/api/bookings/${completed[0]?.id}/report`, undefined, cookieOf(signedIn));
      expect(report.status, name).toBe(200);
    }
  } finally {
    await app.close();
  }
});

test("what was done in a demo stands in the order in which it was done", async () => {
  const app = await createTestApp();
  try {
    await stageDemo(app.db, new Date("2026-11-23T11:30:00Z"), app.ctx());
    const done = await app.db.select({ at: auditTrail.at }).from(auditTrail).orderBy(auditTrail.id);
    expect(done.map(({ at }) => at)).toEqual(
      done.map(({ at }) => at).toSorted((one, other) => Number(one) - Number(other)),
    );
    const booked = await app.db.select({ day: bookings.day, time: bookings.time }).from(bookings).orderBy(bookings.id);
    expect(booked).not.toHaveLength(0);
    const visits = booked.map(({ day, time }) => `${day} ${String(slotStartMinutes(time)).padStart(4, "0")}`);
    expect(visits).toEqual(visits.toSorted());
  } finally {
    await app.close();
  }
});
