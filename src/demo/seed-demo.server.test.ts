import { expect, test } from "vitest";
import { groupForDashboard } from "#core/bookings/dashboard-groups.ts";
import type { PatientSession } from "#core/patients/schema.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import { auditLog, bookings } from "#db/schema/bookings.ts";
import { closings } from "#db/schema/money.ts";
import { createTestApp, toCookieHeader } from "#test/app.ts";
import { demoFamily } from "./demo-patients.ts";
import { seedDemo } from "./seed-demo.server.ts";

test.each([
  ["a Sunday before a holiday", "2026-11-22T05:00:00Z"],
  ["five to midnight on a leap day", "2028-02-29T18:25:00Z"],
])("a demo started on %s shows both family members an upcoming visit and a report", async (_, moment) => {
  const app = await createTestApp();
  try {
    app.setClock(new Date(moment));
    await seedDemo(app.db, new Date(moment), app.ctx());
    const signedIn = await app.call("POST", "/api/patient/session", { phone: demoFamily.phone });
    const { patients }: PatientSession = signedIn.body;
    expect(patients.map(({ name }) => name).toSorted()).toEqual(demoFamily.members.map(({ name }) => name).toSorted());
    for (const { id, name } of patients) {
      const { body } = await app.call("GET", `/api/bookings?patientId=${id}`, undefined, toCookieHeader(signedIn));
      const { confirmed, pending, completed } = groupForDashboard(body);
      expect([...confirmed, ...pending], name).not.toHaveLength(0);
      const report = await app.call(
        "GET",
        `/api/bookings/${completed[0]?.id}/report`,
        undefined,
        toCookieHeader(signedIn),
      );
      expect(report.status, name).toBe(200);
    }
  } finally {
    await app.close();
  }
});

test("the demo's days before today are closed, one of them with a difference, and today is open", async () => {
  const app = await createTestApp();
  try {
    const now = new Date("2026-11-23T11:30:00Z");
    app.setClock(now);
    const owner = await app.adminCookie();
    await seedDemo(app.db, now, app.ctx());
    const { body } = await app.call("GET", "/api/closings?day=2026-11-23", undefined, owner);
    expect(body.people).toMatchObject([{ isOwn: true, status: "open", obstacle: null }]);
    const closed = await app.db.select().from(closings);
    expect(closed.length).toBeGreaterThan(10);
    expect(closed.every(({ acceptedAt }) => acceptedAt)).toBe(true);
    expect(closed.filter(({ expectedPaise, countedPaise }) => expectedPaise !== countedPaise)).not.toHaveLength(0);
  } finally {
    await app.close();
  }
});

test("the demo's actions are stored in chronological order", async () => {
  const app = await createTestApp();
  try {
    await seedDemo(app.db, new Date("2026-11-23T11:30:00Z"), app.ctx());
    const done = await app.db.select({ at: auditLog.at }).from(auditLog).orderBy(auditLog.id);
    expect(done.map(({ at }) => at)).toEqual(done.map(({ at }) => at).toSorted((a, b) => Number(a) - Number(b)));
    const booked = await app.db.select({ day: bookings.day, time: bookings.time }).from(bookings).orderBy(bookings.id);
    expect(booked).not.toHaveLength(0);
    const visits = booked.map(({ day, time }) => `${day} ${String(getSlotStartMinutes(time)).padStart(4, "0")}`);
    expect(visits).toEqual(visits.toSorted());
  } finally {
    await app.close();
  }
});
