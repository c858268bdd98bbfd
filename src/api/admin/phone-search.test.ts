import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";

/** Enough that no other index of the patients is cheaper. */
const PATIENTS = 5000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.db.execute(sql`
    insert into patients (phone, name, address, created_at)
    select '+91' || 6000000000 + n * 38177, 'Surjit Kaur ' || n, 'House 214, Ludhiana', now()
    from generate_series(1, ${PATIENTS}::int) as n`);
  await app.db.execute(sql`analyze patients`);
});
afterAll(() => app.close());

test.each([
  ["/api/bookings", "bookings_by_phone_end"],
  ["/api/patients", "patients_by_phone_end"],
  ["/api/admin/audit-log", "patients_by_phone_end"],
])("%s finds a complete phone by the index of its last digits", async (path, index) => {
  const admin = await app.adminCookie();
  const statements = await app.recordStatements(() =>
    app.call("GET", `${path}?search=60038%2017700`, undefined, admin),
  );
  const searches = statements.filter((text) => /\bi?like \$/.test(text));
  expect(searches).toHaveLength(1);
  const plan = await app.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify((await transaction.execute(sql.raw(`explain (generic_plan) ${searches[0]}`))).rows);
  });
  expect(plan).toContain(index);
});
