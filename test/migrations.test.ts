import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** The first build, whose migration makes all tables. */
const SINCE = 50;

/** Changes that break an older build: something is removed, renamed, has another type, or becomes required. */
const TAKES_AWAY =
  /\bdrop (table|column|type|view|default)\b|\brename\b|\bset data type\b|\balter column \S+ type\b|\bset not null\b|\badd column\b(?!.*\bdefault\b)(?=.*\bnot null\b)|\badd constraint\b|\bcreate unique index\b|\bgenerated\b.*\bstored\b/i;

const words = (sql: string) => sql.replace(/--(?!>).*$/gm, "").replaceAll('"', "");

/**
 * A changed list of values ("in (…)"): builds before the migration do not know the new value, so that it is itself the
 * oldest that may still use the tables (decision 028).
 */
const CHANGES_LIST = /\badd constraint \S+ check \(.*\bin \(/i;

/**
 * Whether older builds cannot use the tables any more, or the oldest possible one is declared. A new table breaks
 * nothing.
 */
function hasReason(sql: string, own: number): boolean {
  const statements = words(sql).split("--> statement-breakpoint");
  const made = new Set(statements.flatMap((statement) => /^\s*create table (\S+)/i.exec(statement)?.[1] ?? []));
  const isOfOwn = (statement: string) => made.has(/^\s*(?:create|alter) table (\S+)/i.exec(statement)?.[1] ?? "");
  const changes = statements.filter((statement) => !isOfOwn(statement) && TAKES_AWAY.test(statement));
  if (changes.length === 0) return true;
  const oldest = Number(/\bupdate builds set oldest = (\d+)/i.exec(words(sql))?.[1]);
  const first = changes.some((statement) => CHANGES_LIST.test(statement)) ? own : SINCE + 1;
  return oldest >= first && oldest <= own;
}

test.each(globSync("src/db/migrations/*.sql").filter((file) => Number.parseInt(basename(file), 10) > SINCE))(
  "%s says which build may still use the tables, if it breaks older ones (decision 026)",
  (file) => expect(hasReason(readFileSync(file, "utf8"), Number.parseInt(basename(file), 10))).toBe(true),
);

test.each([
  'ALTER TABLE "bookings" DROP COLUMN "email";',
  'DROP TABLE "slots";',
  'ALTER TABLE "bookings" RENAME COLUMN "email" TO "mail";',
  'ALTER TABLE "bookings" ALTER COLUMN "email" SET NOT NULL;',
  'ALTER TABLE "bookings" ALTER COLUMN "age" SET DATA TYPE text;',
  'ALTER TABLE "bookings" ADD COLUMN "lane" text NOT NULL;',
  'ALTER TABLE "bookings" ADD CONSTRAINT "has_mail" CHECK ("email" is not null);',
  'CREATE UNIQUE INDEX "one_mail" ON "bookings" USING btree ("email");',
])("a migration that breaks older builds must say so: %s", (sql) => {
  expect(hasReason(sql, 52)).toBe(false);
  expect(hasReason(`${sql}--> statement-breakpoint\nUPDATE "builds" SET "oldest" = 51;`, 52)).toBe(true);
  expect(hasReason(`${sql}--> statement-breakpoint\nUPDATE "builds" SET "oldest" = 53;`, 52)).toBe(false);
});

test("a migration that changes a list of values names itself as the oldest", () => {
  const list = `ALTER TABLE "bookings" DROP CONSTRAINT "status_is_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "status_is_known" CHECK ("bookings"."status" in ('pending', 'lost'));`;
  const declare = (oldest: number) => `${list}--> statement-breakpoint\nUPDATE "builds" SET "oldest" = ${oldest};`;
  expect([list, declare(51), declare(53), declare(52)].map((sql) => hasReason(sql, 52))).toEqual([
    ...[false, false, false, true],
  ]);
});

test.each([
  'ALTER TABLE "bookings" ADD COLUMN "lane" text;',
  'ALTER TABLE "bookings" ADD COLUMN "lane" text DEFAULT \'\' NOT NULL;',
  'CREATE TABLE "lanes" ("name" text NOT NULL, CONSTRAINT "named" CHECK ("name" <> \'\'));',
  'CREATE TABLE "lanes" ("name" text);--> statement-breakpoint\nALTER TABLE "lanes" ADD CONSTRAINT "named" CHECK ("name" <> \'\');',
  'CREATE INDEX "by_mail" ON "bookings" USING btree ("email");',
  "-- Nothing to drop table by.\nUPDATE lab SET version = version;",
])("a migration that only adds need not: %s", (sql) => expect(hasReason(sql, 52)).toBe(true));
