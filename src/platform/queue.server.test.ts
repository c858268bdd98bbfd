import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPool } from "#db/client.server.ts";
import { createTestDatabase } from "#test/database.ts";
import { createLog } from "./log.server.ts";
import { openJobQueue } from "./queue.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openPool>;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openPool(own.connection);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const open = () =>
  openJobQueue(own.connection, { names: ["letters", "parcels"], retainCompletedSeconds: 60 }, createLog("silent"));

test("the sending process runs a job at once without NOTIFY, in queues of an earlier version too", async () => {
  await (await open()).close();
  await database.pool.query("update pgboss.queue set notify = true where name not like '\\_\\_%'");
  const queue = await open();
  const { rows } = await database.pool.query("select name from pgboss.queue where notify and name not like '\\_\\_%'");
  expect(rows).toEqual([]);
  const done: object[] = [];
  const receive = async (data: object) => {
    done.push(data);
  };
  await queue.work("letters", receive, { lookEverySeconds: 600 });
  for (const to of ["the lab", "a patient"]) {
    await database.db.transaction((transaction) => queue.send(transaction, { name: "letters", data: { to } }));
    await expect.poll(() => done.at(-1), { timeout: 240_000 }).toEqual({ to });
  }
  await queue.close();
});
