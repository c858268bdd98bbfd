import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { detectPooler } from "#db/detect-pooler.server.ts";
import { createTestDatabase, queryServer, type TestDatabase, toDatabaseUrl } from "#test/database.ts";
import { hasPgBouncer, startPgBouncer } from "#test/pgbouncer.ts";
import { runProduct } from "#test/product-process.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

async function createDatabase(): Promise<TestDatabase> {
  const own = await createTestDatabase(inject("server"));
  onTestFinished(own.drop);
  return own;
}

async function countConfirmations({ connection }: TestDatabase): Promise<number> {
  const notified = "select 1 from messages where kind = 'booking-confirmed' and channel = 'whatsapp'";
  return (await queryServer(connection, notified)).length;
}

test("a direct connection to the server is no pooler", async () => {
  expect(await detectPooler((await createDatabase()).connection)).toBe(false);
});

describe.skipIf(!hasPgBouncer)("behind PgBouncer in transaction mode", () => {
  test.each(["alone", "with the server's own address beside it"])(
    "two processes start together and book, and each patient is notified (%s)",
    async (way) => {
      const own = await createDatabase();
      const pooler = await startPgBouncer(own.connection);
      onTestFinished(pooler.close);
      expect(await detectPooler({ connectionString: pooler.url })).toBe(true);
      const past = way === "alone" ? {} : { DATABASE_DIRECT_URL: toDatabaseUrl(own.connection) };
      const settings = { DATABASE_URL: pooler.url, ...past, SESSION_SECRET: "x".repeat(32), LOG_LEVEL: "silent" };
      const products = await Promise.all([runProduct(settings), runProduct(settings)]);
      onTestFinished(async () => {
        await Promise.all(products.map((product) => product.stop("SIGTERM")));
      });
      const before = await countConfirmations(own);
      const [url = ""] = products.map((product) => product.url);
      const requests = createBookingRequests(await listOpenDays(url), await fetchCbcPrice(url)).slice(0, 40);
      const answers = await Promise.all(
        requests.map((request, index) => postBooking(products[index % 2]?.url ?? "", request)),
      );
      expect(answers.map((answer) => answer?.status)).toEqual(requests.map(() => 201));
      await vi.waitUntil(async () => (await countConfirmations(own)) === before + requests.length, {
        timeout: 240_000,
      });
    },
  );
});
