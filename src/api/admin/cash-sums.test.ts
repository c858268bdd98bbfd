import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "#db/client.server.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { falseCashSums } from "#test/cash-sums.ts";
import { type ClosingFixture, createClosingFixture, monday } from "#test/closings.ts";
import { cash, upi } from "#test/payments.ts";

let app: TestApp;
let owner: Record<string, string>;
let world: ClosingFixture;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  world = await createClosingFixture(app, owner);
  await world.move("added", "5000", {}, world.harleen);
  await world.giveFloat(world.ids.ravi, world.ravi, "300");
  await world.take([cash("500"), upi("20")]);
  await world.move("petty", "40", { reason: "Petrol" });
  await world.count("750", { reason: "Change", kept: "50" });
  await world.accept(world.ids.ravi, "700");
  await app.call("PUT", `/api/settlements/${monday}/upi`, { declared: "20" }, owner);
});
afterAll(() => app.close());

/** For each sum a change of stored rows, past the triggers, after which it must be false. */
const forgeries: Record<keyof typeof falseCashSums, string> = {
  "closings that expect another sum than was carried, taken and accepted, less what was given":
    "update closings set expected_paise = expected_paise + 1",
  "closings that carry another sum than the one before kept": "update closings set carried_paise = 1",
  "days with money that were passed over": "update receipt_tenders set day = day - 1",
  "money that counts on no day": "update cash_moves set to_day = null",
  "money that is not where it should be": "update closings set kept_paise = kept_paise + 1",
  "cash that counts on a day closed before its receipt was stored": "update receipts set received_at = '2027-01-01'",
  "cash that changed hands on a day closed before": "update cash_moves set accepted_at = '2027-01-01'",
  "accepted closings without their hand-over, and hand-overs of open ones":
    "delete from cash_moves where closing_id is not null",
  "closings accepted by their own person": "update closings set accepted_by = person_id",
  "settlements of another sum than was recorded": "update settlements set expected_paise = 1, reason = 'Fee'",
};

class Undone extends Error {}

const listFalseSums = async (db: Db) => {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(falseCashSums))
    if ((await db.execute(sql.raw(statement))).rows.length > 0) found.push(name);
  return found;
};

describe("the sums of the processes' test", () => {
  test("are true of a closed day", async () => {
    expect(await listFalseSums(app.db)).toEqual([]);
    expect(await app.db.execute(sql`select from closings where accepted_at is not null`)).toMatchObject({
      rowCount: 1,
    });
  });

  test.each(Object.entries(forgeries))("can be false: %s", async (name, forgery) => {
    let found: string[] = [];
    const forge = app.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(sql.raw(forgery));
      found = await listFalseSums(transaction);
      throw new Undone();
    });
    await expect(forge).rejects.toThrow(Undone);
    expect(found).toContain(name);
  });
});
