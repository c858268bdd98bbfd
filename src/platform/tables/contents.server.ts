import type pg from "pg";
import { columnsOf, type Table } from "./tables.server.ts";

/** Rows and a sum over their contents, in whatever order they lie; equal for equal tables, also of another version of PostgreSQL. */
export type Contents = Record<string, { rows: number; sum: string }>;

/** Values are written in one way, whatever the server, the database or the role were told; nothing is cut off for its time. */
const ONE_WAY = `
  set time zone 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Lets a connection write values as every other one that was told so. */
export async function writeInOneWay(client: pg.Client): Promise<void> {
  await client.query(ONE_WAY);
}

/** What tables hold, by name: those of the schema `public` without it. */
export async function contentsIn(client: pg.Client, tables: readonly Table[]): Promise<Contents> {
  await writeInOneWay(client);
  const found: Contents = {};
  for (const table of tables) {
    const { rows } = await client.query(
      `select count(*)::int as rows, coalesce(sum(('x' || left(md5(row(${columnsOf(table)})::text), 15))::bit(60)::bigint), 0)::text as sum from ${table.name}`,
    );
    found[toldName(table)] = rows[0];
  }
  return found;
}

/** The tables that differ, by name. */
export function differing(one: Contents, other: Contents): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum);
}

function toldName({ name }: Table): string {
  return name.replaceAll('"', "").replace(/^public\./, "");
}
