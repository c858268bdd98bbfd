import { sql } from "drizzle-orm";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { createEmptyDatabase, queryServer } from "#test/database.ts";
import { isMigrationPending, migrateDatabase } from "./migrate.server.ts";
import { auditActions, bookingEventKinds } from "./schema/audit-values.ts";
import {
  bookingStatuses,
  cancelReasons,
  collectionPlaces,
  genders,
  itemTypes,
  paymentStatuses,
  receiptKinds,
  tenderMethods,
} from "./schema/values.ts";

const app = await createTestApp();
afterAll(() => app.close());

test.each([
  ["status_is_known", bookingStatuses],
  ["payment_status_is_known", paymentStatuses],
  ["place_is_known", collectionPlaces],
  ["gender_is_known", genders],
  ["cancel_reason_is_known", cancelReasons],
  ["item_type_is_known", itemTypes],
  ["receipt_kind_is_known", receiptKinds],
  ["tender_method_is_known", tenderMethods],
  ["event_kind_is_known", bookingEventKinds],
  ["audit_action_is_known", auditActions],
])("the check constraint allows exactly the product's values: %s", async (name, values) => {
  const query = sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${name}`;
  const { rows } = await app.db.execute<{ rule: string }>(query);
  expect([...(rows[0]?.rule ?? "").matchAll(/'([\w-]+)'/g)].map(([, value]) => value)).toEqual(values);
});

test("refuses the data of a version from before the first migration in one sentence", async () => {
  const { connection, drop } = await createEmptyDatabase(inject("server"));
  onTestFinished(drop);
  await queryServer(connection, "create schema drizzle");
  const applied = "create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)";
  await queryServer(connection, applied);
  await queryServer(
    connection,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1795716284986)",
  );
  const refused =
    /^The database was made by a test version of nabz from before build \d+, .+ Start with an empty DATA_DIR/;
  await expect(migrateDatabase(connection)).rejects.toThrow(refused);
  await expect(isMigrationPending(connection)).rejects.toThrow(refused);
});
