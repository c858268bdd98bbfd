import { globSync, readFileSync } from "node:fs";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { bookings } from "#db/schema/bookings.ts";
import { tests } from "#db/schema/catalogue.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const app = await createTestApp();
afterAll(() => app.close());

/** Repeats a migration on rows as they were before it. */
async function migrateRows(db: TestApp["db"], name: string): Promise<void> {
  const [file = ""] = globSync(`src/db/migrations/*_${name}.sql`);
  for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) {
    await db.execute(sql.raw(statement));
  }
}

test("old tests get their preparation as data, except those whose text the lab has edited", async () => {
  const unknownFasting = { fastingMinH: null, fastingMaxH: null, preparationNotes: [] };
  const before = "Fast for 8-12 hours. Water is permitted; avoid alcohol for 24 hours.";
  await app.db
    .update(tests)
    .set({ ...unknownFasting, preparation: before })
    .where(inArray(tests.id, [6, 42]));
  await app.db.update(tests).set({ preparation: "Fast for 10 hours, says our doctor." }).where(eq(tests.id, 42));
  for (const _time of ["first", "again"]) await migrateRows(app.db, "the-first-tests-say-how-to-prepare");
  const stored = await app.db
    .select()
    .from(tests)
    .where(inArray(tests.id, [6, 42]))
    .orderBy(asc(tests.id));
  expect(stored).toMatchObject([
    { fastingMinH: 9, fastingMaxH: 14, preparationNotes: ["No alcohol for 24 hours before."] },
    { fastingMinH: null, preparation: "Fast for 10 hours, says our doctor." },
  ]);
});

test.each([
  ["status_is_known", bookingStatuses],
  ["payment_status_is_known", paymentStatuses],
])("the check constraint allows exactly the product's values: %s", async (name, values) => {
  const query = sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${name}`;
  const { rows } = await app.db.execute<{ rule: string }>(query);
  expect([...(rows[0]?.rule ?? "").matchAll(/'(\w+)'/g)].map(([, value]) => value)).toEqual(values);
});

test("stores old synonyms of statuses under their known names before checking them", async () => {
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()));
  const { id } = body.booking;
  const checks = sql`drop constraint status_is_known, drop constraint payment_status_is_known`;
  await app.db.execute(sql`alter table ${bookings} ${checks}`);
  await app.db.execute(sql`update ${bookings} set status = 'cancelled', payment_status = 'completed' where id = ${id}`);
  await migrateRows(app.db, "statuses-are-known");
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  expect(row).toMatchObject({ status: "declined", paymentStatus: "paid" });
  await expect(app.db.execute(sql`update ${bookings} set status = 'no-such' where id = ${id}`)).rejects.toThrow();
});
