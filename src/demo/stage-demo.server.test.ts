import { expect, test } from "vitest";
import { groupBookings } from "#core/bookings/groups.ts";
import type { PatientSession } from "#core/patients/schema.ts";
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
    await stageDemo(app.db, new Date(moment), app.files);
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
