import { globSync, readFileSync } from "node:fs";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { auditTrail, bookings } from "#db/schema/bookings.ts";
import { tests } from "#db/schema/catalogue.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";

const app = await createTestApp();
afterAll(() => app.close());

/** Runs a migration once more, on rows as they were before it. */
async function migrateRows(db: TestApp["db"], name: string): Promise<void> {
  const [file = ""] = globSync(`src/db/migrations/*_${name}.sql`);
  for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) {
    await db.execute(sql.raw(statement));
  }
}

test("rows of the trail from before the rule lose what named people, and keep the rest", async () => {
  const at = new Date("2026-11-01T04:00:00Z");
  const facts = { patientId: 7, day: "2026-11-03", time: "10:00 AM", status: "confirmed", paymentStatus: "paid" };
  const person = { patientName: "Navreen Ghuman", phone: "+919876598765", email: null, address: "Lane 7", age: 40 };
  const words = { id: 9, patientName: "Navreen Ghuman", rating: 5, testimonial: "Good", serviceName: "CBC" };
  const old = [
    { action: "deleted", change: { from: { ...facts, ...person, totalPaise: 24900 } } },
    { action: "report-attached", change: { reportId: 2, fileName: "Navreen Ghuman.pdf" } },
    { action: "testimonials-added", change: words },
    { action: "testimonials-changed", change: { id: 9, from: words, to: { testimonial: "Better" } } },
    { action: "status", change: { from: "pending", to: "confirmed" } },
    { action: "lab-changed", change: { from: { phones: ["+911612500000"] }, to: { phones: ["+911612500001"] } } },
  ];
  // Since then nothing of the trail is changed any more.
  await app.db.execute(sql`alter table audit_trail disable trigger user`);
  await app.db.insert(auditTrail).values(old.map((row) => ({ ...row, at, actor: "admin owner" })));
  for (const _time of ["first", "again"]) await migrateRows(app.db, "the-trail-names-nobody");
  const kept = await app.db.select({ change: auditTrail.change }).from(auditTrail).orderBy(asc(auditTrail.id));
  expect(kept.map(({ change }) => change)).toEqual([
    { ...facts, totalPaise: 24900 },
    { reportId: 2 },
    { id: 9, rating: 5 },
    { id: 9 },
    { from: "pending", to: "confirmed" },
    old.at(-1)?.change,
  ]);
});

test("tests from before the rule say how to prepare as data, but for those whose text the lab has rewritten", async () => {
  const untold = { fastingMinH: null, fastingMaxH: null, preparationNotes: [] };
  const before = "Fast for 8-12 hours. Water is permitted; avoid alcohol for 24 hours.";
  await app.db
    .update(tests)
    .set({ ...untold, preparation: before })
    .where(inArray(tests.id, [6, 42]));
  await app.db.update(tests).set({ preparation: "Fast for 10 hours, says our doctor." }).where(eq(tests.id, 42));
  for (const _time of ["first", "again"]) await migrateRows(app.db, "the-first-tests-say-how-to-prepare");
  const kept = await app.db
    .select()
    .from(tests)
    .where(inArray(tests.id, [6, 42]))
    .orderBy(asc(tests.id));
  expect(kept).toMatchObject([
    { fastingMinH: 9, fastingMaxH: 14, preparationNotes: ["No alcohol for 24 hours before."] },
    { fastingMinH: null, preparation: "Fast for 10 hours, says our doctor." },
  ]);
});

test.each([
  ["status_is_known", bookingStatuses],
  ["payment_status_is_known", paymentStatuses],
])("the table takes the values of the product and no other: %s", async (name, values) => {
  const asked = sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${name}`;
  const { rows } = await app.db.execute<{ rule: string }>(asked);
  expect([...(rows[0]?.rule ?? "").matchAll(/'(\w+)'/g)].map(([, value]) => value)).toEqual(values);
});

test("what was only shown alike is stored so before the names are checked", async () => {
  const { body } = await app.call("POST", "/api/bookings", await app.priced(aBooking()));
  const { id } = body.booking;
  const checks = sql`drop constraint status_is_known, drop constraint payment_status_is_known`;
  await app.db.execute(sql`alter table ${bookings} ${checks}`);
  await app.db.execute(sql`update ${bookings} set status = 'cancelled', payment_status = 'completed' where id = ${id}`);
  await migrateRows(app.db, "statuses-are-known");
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  expect(row).toMatchObject({ status: "declined", paymentStatus: "paid" });
  await expect(app.db.execute(sql`update ${bookings} set status = 'no-such' where id = ${id}`)).rejects.toThrow();
});
