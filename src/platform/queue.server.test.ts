import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { createTestDatabase } from "#test/database.ts";
import { createLog } from "./log.server.ts";
import { openQueue } from "./queue.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openDatabase(own.connection);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const open = (polled: string[]) =>
  openQueue(own.connection, { names: ["letters", "parcels"], polled, keepDoneSeconds: 60 }, createLog("silent"));

/** The queues whose jobs wake a worker. */
async function waking(): Promise<string[]> {
  const { rows } = await database.pool.query("select name from pgboss.queue where notify order by name");
  return rows.map(({ name }) => name);
}

test("a queue wakes its worker unless it is polled, one of an earlier version too", async () => {
  await (await open(["letters", "parcels"])).close();
  expect(await waking()).toEqual([]);
  const queue = await open(["parcels"]);
  expect(await waking()).toEqual(["letters"]);
  const { promise: done, resolve: arrive } = Promise.withResolvers<object>();
  await queue.work("letters", async (data) => arrive(data));
  await database.db.transaction((transaction) => queue.send(transaction, { name: "letters", data: { to: "the lab" } }));
  expect(await done).toEqual({ to: "the lab" });
  await queue.close();
});
