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

const open = () =>
  openQueue(own.connection, { names: ["letters", "parcels"], keepDoneSeconds: 60 }, createLog("silent"));

test("a job is done within seconds by the process that sent it, whose transaction notifies nobody, in queues of an earlier version neither", async () => {
  await (await open()).close();
  await database.pool.query("update pgboss.queue set notify = true where name not like '\\_\\_%'");
  const queue = await open();
  const { rows } = await database.pool.query("select name from pgboss.queue where notify and name not like '\\_\\_%'");
  expect(rows).toEqual([]);
  const done: object[] = [];
  await queue.work("letters", async (data) => {
    done.push(data);
  });
  const begun = performance.now();
  for (const to of ["the lab", "a patient"]) {
    await database.db.transaction((transaction) => queue.send(transaction, { name: "letters", data: { to } }));
    await expect.poll(() => done.at(-1), { timeout: 15_000 }).toEqual({ to });
  }
  expect(performance.now() - begun).toBeLessThan(15_000);
  await queue.close();
});
