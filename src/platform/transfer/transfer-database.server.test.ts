import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createTables, migrateDatabase } from "#db/migrate.server.ts";
import {
  createEmptyDatabase,
  createTestDatabase,
  queryServer,
  type TestDatabase,
  toDatabaseUrl,
} from "#test/database.ts";
import { createNewerMigrations } from "#test/other-build-migrations.ts";
import { countRelations } from "./catalog-queries.server.ts";
import { transferDatabase } from "./transfer-database.server.ts";

const server = inject("server");

async function createLab(...statements: string[]): Promise<TestDatabase> {
  const lab = await createTestDatabase(server);
  onTestFinished(lab.drop);
  for (const statement of statements) await queryServer(lab.connection, statement);
  return lab;
}

/** Creates an empty database; `options` are those of `create database`. */
async function createDatabase(options?: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase(server, options);
  onTestFinished(database.drop);
  return database;
}

async function query(connection: pg.ClientConfig, question: string): Promise<unknown[]> {
  return using(connection, async (client) => (await client.query({ text: question, rowMode: "array" })).rows.flat());
}

async function using<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const relationsIn = (connection: pg.ClientConfig) => using(connection, countRelations);

const insertPatient = (name: string) =>
  `insert into patients (phone, name, address, created_at) values ('+919876500001', ${name}, 'Lane 7', '2026-11-22 09:00:00.123456+05:30')`;

const move = (source: pg.ClientConfig, target: pg.ClientConfig, lay = createTables) =>
  transferDatabase({ source, target, createSchema: lay });

test("a transferred lab has the same rows, with any text, and continues its sequences", async () => {
  const names = ["ਗੁਰਪ੍ਰੀਤ", "tab\tand \\N and \\. and \"quotes\" and 'one'", "line\nand line\r\n"];
  const lab = await createLab(...names.map((name) => insertPatient(pg.escapeLiteral(name))), insertPatient("'gone'"));
  await queryServer(lab.connection, "delete from patients where name = 'gone'");
  const { connection } = await createDatabase();
  const { contents } = await move(lab.connection, connection);
  expect(contents).toMatchObject({ patients: { rows: 3 }, tests: { rows: expect.any(Number) } });
  const patients = "select id, name, created_at::text from patients order by id";
  expect(await query(connection, patients)).toEqual(await query(lab.connection, patients));
  expect(await query(connection, "select name from patients order by id")).toEqual(expect.arrayContaining(names));
  for (const config of [lab.connection, connection]) await queryServer(config, insertPatient("'next'"));
  const next = "select id from patients where name = 'next'";
  expect(await query(connection, next)).toEqual(await query(lab.connection, next));
  const migrations = "select hash from drizzle.__drizzle_migrations order by id";
  expect(await query(connection, migrations)).toEqual(await query(lab.connection, migrations));
});

test("does not transfer unlogged counters", async () => {
  const lab = await createLab("insert into attempts (key, points) values ('book:203.0.113.7', 3)");
  const { connection } = await createDatabase();
  expect((await move(lab.connection, connection)).contents).not.toHaveProperty("attempts");
  expect(await query(connection, "select key from attempts")).toEqual([]);
});

test("transfers a lab of an older build unchanged", async () => {
  const newer = await createNewerMigrations("create table rooms (id integer primary key)");
  onTestFinished(newer.remove);
  const lab = await createLab(insertPatient("'Harjit Gill'"));
  const there = await createDatabase();
  await move(lab.connection, there.connection, (target, source) => createTables(target, source, newer.folder));
  expect(await query(there.connection, "select name, to_regclass('rooms') from patients")).toEqual([
    "Harjit Gill",
    null,
  ]);
  await migrateDatabase(there.connection, newer.folder);
  expect(await query(there.connection, "select to_regclass('rooms')::text")).toEqual(["rooms"]);
});

test("changes during a copy of a source in use are not copied, and not blocked", async () => {
  const lab = await createLab(insertPatient("'before'"));
  const { connection } = await createDatabase();
  const { contents } = await transferDatabase({
    source: lab.connection,
    target: connection,
    isCopy: true,
    createSchema: async (target, source) => {
      await queryServer(lab.connection, insertPatient("'meanwhile'"));
      await createTables(target, source);
    },
  });
  expect(contents.patients?.rows).toBe(1);
  expect(await query(connection, "select name from patients")).toEqual(["before"]);
  for (const config of [lab.connection, connection]) await queryServer(config, insertPatient("'after'"));
  const after = "select id from patients where name = 'after'";
  expect(await query(connection, after)).toEqual(await query(lab.connection, after));
});

test("transfers the partitions of a table, including those that only the source has", async () => {
  const parted = "create table days (day date not null, of text) partition by range (day)";
  const part = (day: number) =>
    `create table days_${day} partition of days for values from ('2026-11-${day}') to ('2026-11-${day + 1}')`;
  const lab = await createLab(
    parted,
    part(20),
    part(21),
    "insert into days values ('2026-11-20', 'a'), ('2026-11-21', 'b')",
  );
  const { connection } = await createDatabase();
  await move(lab.connection, connection, async (target, source) => {
    await createTables(target, source);
    await target.query(`${parted}; ${part(21)}; ${part(22)}`);
  });
  expect(await query(connection, "select tableoid::regclass::text, of from days order by 1")).toEqual([
    "days_20",
    "a",
    "days_21",
    "b",
  ]);
});

test("a failed transfer leaves nothing in the target, and can be retried", async () => {
  const lab = await createLab();
  const { connection } = await createDatabase();
  const narrow = move(lab.connection, connection, async (target, source) => {
    await createTables(target, source);
    await target.query("alter table tests add check (id < 7)");
  });
  await expect(narrow).rejects.toThrow('violates check constraint "tests_id_check"');
  expect(await relationsIn(connection)).toBe(0);
  await move(lab.connection, connection);
});

test("detects a target that changes the data, and leaves nothing there", async () => {
  const lab = await createLab();
  const { connection } = await createDatabase();
  const changing = move(lab.connection, connection, async (target, source) => {
    await createTables(target, source);
    await target.query(`
      create function dearer() returns trigger language plpgsql as 'begin new.price_paise := new.price_paise + 1; return new; end';
      create trigger dearer before insert on tests for each row when (new.id = 7) execute function dearer()`);
  });
  await expect(changing).rejects.toThrow(
    /^The target does not hold what the source holds\.\ntests: (\d+) rows at the source, \1 at the target$/,
  );
  expect(await relationsIn(connection)).toBe(0);
});

test.each([
  ["holds something", "", "create table mine (id int)", "holds tables already. Move into an empty one."],
  [
    "has another encoding",
    "encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' locale_provider 'libc'",
    "select 1",
    "keeps texts as SQL_ASCII",
  ],
  [
    "knows no letters",
    "encoding 'UTF8' lc_collate 'C' lc_ctype 'C' locale_provider 'libc'",
    "select 1",
    "does not know letters",
  ],
])("rejects a target that %s in one line", async (_what, options, statement, words) => {
  const { connection } = await createDatabase(options);
  await queryServer(connection, statement);
  const refused = await move((await createLab()).connection, connection).catch((failure) => failure.message);
  expect(refused).toContain(words);
  expect(refused).not.toContain("\n");
});

test("rejects a target whose user may not create tables in one line", async () => {
  const { name, connection } = await createDatabase();
  const role = `${name}_guest`;
  await queryServer(server.connection, `create role ${role} login`);
  onTestFinished(async () => {
    await queryServer(server.connection, `drop role ${role}`);
  });
  const address = new URL(toDatabaseUrl(connection));
  address.username = role;
  const asGuest = move((await createLab()).connection, { connectionString: address.href });
  await expect(asGuest).rejects.toThrow(
    `The user ${role} may not make tables in the target. Run there: alter database ${name} owner to ${role}`,
  );
});

test("rejects a source that is in use, empty or of another version in one line", async () => {
  const lab = await createLab();
  const { connection } = await createDatabase();
  await using(lab.connection, async () => {
    await expect(move(lab.connection, connection)).rejects.toThrow(/^Somebody uses the source\. Stop the product/);
  });
  const empty = await createDatabase();
  await expect(move(empty.connection, connection)).rejects.toThrow("nothing to move");
  await queryServer(lab.connection, "alter table patients add column blood_group text");
  await expect(move(lab.connection, connection)).rejects.toThrow(
    "The data is of another version of nabz than this one: public.patients. Start this one on it once, stop it, and move it then.",
  );
});
