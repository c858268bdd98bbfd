import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingsWanted } from "#core/bookings/queries.server.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The statements that the connection of one transaction has prepared after the work was done in it twice. */
async function preparedBy(work: (db: TestApp["db"]) => Promise<unknown>): Promise<string[]> {
  return app.db.transaction(async (transaction) => {
    await work(transaction);
    await work(transaction);
    const { rows } = await transaction.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements`,
    );
    return rows.map(({ statement }) => statement);
  });
}

test("a statement that runs again is planned once", async () => {
  const statements = await preparedBy((db) => bookingsWanted(db, { limit: 50, status: "confirmed" }));
  expect(statements.filter((statement) => statement.includes('"status" = $1'))).toHaveLength(1);
});

test("a search is planned anew for each word", async () => {
  const statements = await preparedBy((db) => bookingsWanted(db, { limit: 50, search: "Kaur" }));
  expect(statements.filter((statement) => statement.includes("ilike"))).toEqual([]);
});
