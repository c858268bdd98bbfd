import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { isBehindPooler } from "#db/pooler.server.ts";
import { createTestDatabase, onServer, type TestDatabase, urlOf } from "#test/database.ts";
import { hasPgBouncer, startPgBouncer } from "#test/pgbouncer.ts";
import { runProduct } from "#test/product.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";

async function aDatabase(): Promise<TestDatabase> {
  const own = await createTestDatabase(inject("server"));
  onTestFinished(own.drop);
  return own;
}

async function confirmationsIn({ connection }: TestDatabase): Promise<number> {
  const told = "select 1 from messages where kind = 'booking-confirmed' and channel = 'whatsapp'";
  return (await onServer(connection, told)).length;
}

test("a server that is asked itself is no pooler", async () => {
  expect(await isBehindPooler((await aDatabase()).connection)).toBe(false);
});

describe.skipIf(!hasPgBouncer)("behind PgBouncer in transaction mode", () => {
  test.each(["alone", "with the server's own address beside it"])(
    "two processes start together and book, and each patient is told (%s)",
    async (way) => {
      const own = await aDatabase();
      const pooler = await startPgBouncer(own.connection);
      onTestFinished(pooler.close);
      expect(await isBehindPooler({ connectionString: pooler.url })).toBe(true);
      const past = way === "alone" ? {} : { DATABASE_DIRECT_URL: urlOf(own.connection) };
      const settings = { DATABASE_URL: pooler.url, ...past, SESSION_SECRET: "x".repeat(32), LOG_LEVEL: "silent" };
      const products = await Promise.all([runProduct(settings), runProduct(settings)]);
      onTestFinished(async () => {
        await Promise.all(products.map((product) => product.stop("SIGTERM")));
      });
      const before = await confirmationsIn(own);
      const [url = ""] = products.map((product) => product.url);
      const wishes = bookingRequestsFor(await openDays(url), await priceOfCbc(url)).slice(0, 40);
      const answers = await Promise.all(wishes.map((wish, place) => book(products[place % 2]?.url ?? "", wish)));
      expect(answers.map((answer) => answer?.status)).toEqual(wishes.map(() => 201));
      await vi.waitUntil(async () => (await confirmationsIn(own)) === before + wishes.length, { timeout: 30_000 });
    },
  );
});
