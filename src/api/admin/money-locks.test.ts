import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { receiptTenders } from "#db/schema/money.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type ClosingFixture, createClosingFixture, monday, tuesday } from "#test/closings.ts";
import { withDatabaseName } from "#test/database.ts";
import { cash } from "#test/payments.ts";

let app: TestApp;
let owner: Record<string, string>;
let world: ClosingFixture;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
});
beforeEach(async () => {
  world = await createClosingFixture(app, owner);
});
afterAll(() => app.close());

/** Holds the lock of a person's cash by another connection, until it is released. */
async function holdCash(personId: string) {
  const { rows } = await app.db.execute<{ name: string }>("select current_database() as name");
  const client = new pg.Client(withDatabaseName(inject("server").connection, rows[0]?.name ?? ""));
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin");
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`cash of ${personId}`]);
  return {
    /** Waits until so many others wait for a lock of cash. */
    waitForOthers: (count: number) =>
      vi.waitFor(async () => {
        const waiting = await client.query("select from pg_locks where locktype = 'advisory' and not granted");
        expect(waiting.rowCount).toBe(count);
      }),
    release: () => client.query("commit"),
  };
}

describe("at the same time", () => {
  test("money of two people taken back while one accepts the other's closing", async () => {
    const { ravi, harleen } = world.ids;
    const isRaviFirst = ravi < harleen;
    // The smaller amount is taken back first, the locks are taken in the order of the accounts.
    const [ofRavi, ofHarleen] = isRaviFirst ? ["799", "500"] : ["500", "799"];
    await world.take([cash(ofRavi)], world.ravi);
    await world.take([cash(ofHarleen)], world.harleen);
    await world.count(ofRavi);
    const held = await holdCash(isRaviFirst ? ravi : harleen);
    const accepted = world.accept(ravi, ofRavi);
    await held.waitForOthers(1);
    const path = `/api/bookings/${world.booking}/payment-status`;
    const changed = app.call("PATCH", path, { paymentStatus: "pending" }, owner);
    await held.waitForOthers(2);
    await held.release();
    expect([(await accepted).status, (await changed).status]).toEqual([200, 200]);
  });

  test("a receipt that waited for an acceptance counts on the next day", async () => {
    await world.take([cash("500")]);
    await world.count("500");
    const held = await holdCash(world.ids.ravi);
    const accepted = world.accept(world.ids.ravi, "500");
    await held.waitForOthers(1);
    const taken = world.take([cash("70")]);
    await held.waitForOthers(2);
    await held.release();
    expect((await accepted).status).toBe(200);
    expect(await findTender((await taken).body.id)).toEqual([{ day: tuesday, paise: 7000 }]);
  });

  test("an acceptance that waited for a receipt says that money came in since", async () => {
    await world.take([cash("500")]);
    await world.count("500");
    const held = await holdCash(world.ids.ravi);
    const taken = world.take([cash("70")]);
    await held.waitForOthers(1);
    const accepted = world.accept(world.ids.ravi, "500");
    await held.waitForOthers(2);
    await held.release();
    expect(await findTender((await taken).body.id)).toEqual([{ day: monday, paise: 7000 }]);
    expect(await accepted).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("Money came in since") },
    });
  });

  test("a move accepted while its giver counts is in the count, or comes after it", async () => {
    await world.take([cash("500")]);
    const { body: move } = await world.move("handover", "200", { to: world.ids.harleen });
    const held = await holdCash(world.ids.ravi);
    const accepted = world.post(`/api/cash-moves/${move.id}/acceptance`, {}, world.harleen);
    await held.waitForOthers(1);
    const counted = world.count("300");
    await held.waitForOthers(2);
    await held.release();
    expect([(await accepted).status, (await counted).status]).toEqual([200, 200]);
  });

  test("a move accepted many times counts once", async () => {
    await world.take([cash("500")]);
    const { body: move } = await world.move("handover", "200", { to: world.ids.harleen });
    const accept = () => world.post(`/api/cash-moves/${move.id}/acceptance`, {}, world.harleen);
    const answers = await Promise.all(Array.from({ length: 12 }, accept));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await world.count("200", {}, world.harleen)).status).toBe(200);
  });
});

const findTender = (receiptId: number) =>
  app.db
    .select({ day: receiptTenders.day, paise: receiptTenders.paise })
    .from(receiptTenders)
    .where(eq(receiptTenders.receiptId, receiptId));
