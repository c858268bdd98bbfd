import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { layTables, migrateDatabase } from "#db/migrate.server.ts";
import { createEmptyDatabase, createTestDatabase, onServer, type TestDatabase, urlOf } from "#test/database.ts";
import { otherBuild } from "#test/other-build.ts";
import { moveDatabase } from "./move-database.server.ts";
import { countRelations } from "./tables.server.ts";

const server = inject("server");

async function aLab(...statements: string[]): Promise<TestDatabase> {
  const lab = await createTestDatabase(server);
  onTestFinished(lab.drop);
  for (const statement of statements) await onServer(lab.connection, statement);
  return lab;
}

/** An empty one; `options` as `create database` takes them. */
async function aDatabase(options?: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase(server, options);
  onTestFinished(database.drop);
  return database;
}

async function ask(connection: pg.ClientConfig, question: string): Promise<unknown[]> {
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

const aPatient = (name: string) =>
  `insert into patients (phone, name, address, created_at) values ('+919876500001', ${name}, 'Lane 7', '2026-11-22 09:00:00.123456+05:30')`;

const move = (source: pg.ClientConfig, target: pg.ClientConfig, lay = layTables) =>
  moveDatabase({ source, target, layTables: lay });

test("a lab that was moved is the same: its rows, whatever stands in them, and the numbers that come next", async () => {
  const names = ["ਗੁਰਪ੍ਰੀਤ", "tab\tand \\N and \\. and \"quotes\" and 'one'", "line\nand line\r\n"];
  const lab = await aLab(...names.map((name) => aPatient(pg.escapeLiteral(name))), aPatient("'gone'"));
  await onServer(lab.connection, "delete from patients where name = 'gone'");
  const { connection } = await aDatabase();
  const { contents } = await move(lab.connection, connection);
  expect(contents).toMatchObject({ patients: { rows: 3 }, tests: { rows: expect.any(Number) } });
  const patients = "select id, name, created_at::text from patients order by id";
  expect(await ask(connection, patients)).toEqual(await ask(lab.connection, patients));
  expect(await ask(connection, "select name from patients order by id")).toEqual(expect.arrayContaining(names));
  for (const one of [lab.connection, connection]) await onServer(one, aPatient("'next'"));
  const next = "select id from patients where name = 'next'";
  expect(await ask(connection, next)).toEqual(await ask(lab.connection, next));
  const migrations = "select hash from drizzle.__drizzle_migrations order by id";
  expect(await ask(connection, migrations)).toEqual(await ask(lab.connection, migrations));
});

test("counters that a crash may empty stay behind", async () => {
  const lab = await aLab("insert into attempts (key, points) values ('book:203.0.113.7', 3)");
  const { connection } = await aDatabase();
  expect((await move(lab.connection, connection)).contents).not.toHaveProperty("attempts");
  expect(await ask(connection, "select key from attempts")).toEqual([]);
});

test("a lab of an older build is moved as it is", async () => {
  const older = await otherBuild({ until: 21 });
  onTestFinished(older.remove);
  const [lab, there] = [await aDatabase(), await aDatabase()];
  await migrateDatabase(lab.connection, older.folder);
  await onServer(lab.connection, aPatient("'Harjit Gill'"));
  await move(lab.connection, there.connection);
  expect(await ask(there.connection, "select name, to_regclass('builds') from patients")).toEqual([
    "Harjit Gill",
    null,
  ]);
  await migrateDatabase(there.connection);
  expect(await ask(there.connection, "select to_regclass('builds')::text")).toEqual(["builds"]);
});

test("what is changed while a source that is in use is copied is not in the copy, and stops nobody", async () => {
  const lab = await aLab(aPatient("'before'"));
  const { connection } = await aDatabase();
  const { contents } = await moveDatabase({
    source: lab.connection,
    target: connection,
    isCopy: true,
    layTables: async (target, source) => {
      await onServer(lab.connection, aPatient("'meanwhile'"));
      await layTables(target, source);
    },
  });
  expect(contents.patients?.rows).toBe(1);
  expect(await ask(connection, "select name from patients")).toEqual(["before"]);
  for (const one of [lab.connection, connection]) await onServer(one, aPatient("'after'"));
  const after = "select id from patients where name = 'after'";
  expect(await ask(connection, after)).toEqual(await ask(lab.connection, after));
});

test("the parts of a partitioned table are moved as they are, with those that only the source has", async () => {
  const parted = "create table days (day date not null, of text) partition by range (day)";
  const part = (day: number) =>
    `create table days_${day} partition of days for values from ('2026-11-${day}') to ('2026-11-${day + 1}')`;
  const lab = await aLab(
    parted,
    part(20),
    part(21),
    "insert into days values ('2026-11-20', 'a'), ('2026-11-21', 'b')",
  );
  const { connection } = await aDatabase();
  await move(lab.connection, connection, async (target, source) => {
    await layTables(target, source);
    await target.query(`${parted}; ${part(21)}; ${part(22)}`);
  });
  expect(await ask(connection, "select tableoid::regclass::text, of from days order by 1")).toEqual([
    "days_20",
    "a",
    "days_21",
    "b",
  ]);
});

test("a move that fails on its way leaves nothing at the target, and can be tried again", async () => {
  const lab = await aLab();
  const { connection } = await aDatabase();
  const narrow = move(lab.connection, connection, async (target, source) => {
    await layTables(target, source);
    await target.query("alter table tests add check (id < 7)");
  });
  await expect(narrow).rejects.toThrow('violates check constraint "tests_id_check"');
  expect(await relationsIn(connection)).toBe(0);
  await move(lab.connection, connection);
});

test("a target that changes what it is given is found out, and nothing is left there", async () => {
  const lab = await aLab();
  const { connection } = await aDatabase();
  const changing = move(lab.connection, connection, async (target, source) => {
    await layTables(target, source);
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
])("a target that %s is refused in one line", async (_what, options, statement, words) => {
  const { connection } = await aDatabase(options);
  await onServer(connection, statement);
  const refused = await move((await aLab()).connection, connection).catch((failure) => failure.message);
  expect(refused).toContain(words);
  expect(refused).not.toContain("\n");
});

test("a target whose user may make no tables is refused in one line", async () => {
  const { name, connection } = await aDatabase();
  const role = `${name}_guest`;
  await onServer(server.connection, `create role ${role} login`);
  onTestFinished(async () => {
    await onServer(server.connection, `drop role ${role}`);
  });
  const address = new URL(urlOf(connection));
  address.username = role;
  const asGuest = move((await aLab()).connection, { connectionString: address.href });
  await expect(asGuest).rejects.toThrow(
    `The user ${role} may not make tables in the target. Run there: alter database ${name} owner to ${role}`,
  );
});

test("a source that somebody uses, that is empty or of another version is refused in one line", async () => {
  const lab = await aLab();
  const { connection } = await aDatabase();
  await using(lab.connection, async () => {
    await expect(move(lab.connection, connection)).rejects.toThrow(/^Somebody uses the source\. Stop the product/);
  });
  const empty = await aDatabase();
  await expect(move(empty.connection, connection)).rejects.toThrow("nothing to move");
  await onServer(lab.connection, "alter table patients add column blood_group text");
  await expect(move(lab.connection, connection)).rejects.toThrow(
    "The data is of another version of nabz than this one: public.patients. Start this one on it once, stop it, and move it then.",
  );
});
