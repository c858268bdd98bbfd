import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listBookings } from "#core/bookings/queries.server.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The statements that a connection has prepared after the work ran twice in one transaction. */
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

test("prepares a statement that runs again", async () => {
  const statements = await preparedBy((db) => listBookings(db, { limit: 50, status: "confirmed" }));
  expect(statements.filter((statement) => statement.includes('"status" = $1'))).toHaveLength(1);
});

test("plans a search for each word", async () => {
  const statements = await preparedBy((db) => listBookings(db, { limit: 50, search: "Kaur" }));
  expect(statements.filter((statement) => statement.includes("ilike"))).toEqual([]);
});
