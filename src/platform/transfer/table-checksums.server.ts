import type pg from "pg";
import { formatColumns, type Table } from "./catalog-queries.server.ts";

/**
 * Row count and checksum of each table, independent of the rows' order; equal for equal tables, even in different
 * PostgreSQL versions.
 */
export type TableChecksums = Record<string, { rows: number; sum: string }>;

/** Fixes the text format of values, whatever the settings of server, database or role; disables timeouts. */
const FIXED_FORMAT = `
  set time zone 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Makes a connection format values like every other one with this setting. */
export async function setFixedFormat(client: pg.Client): Promise<void> {
  await client.query(FIXED_FORMAT);
}

/** Returns the checksums by table name, without the schema for `public`. */
export async function computeTableChecksums(client: pg.Client, tables: readonly Table[]): Promise<TableChecksums> {
  await setFixedFormat(client);
  const found: TableChecksums = {};
  for (const table of tables) {
    const { rows } = await client.query(
      `select count(*)::int as rows, coalesce(sum(('x' || left(md5(row(${formatColumns(table)})::text), 15))::bit(60)::bigint), 0)::text as sum from ${table.name}`,
    );
    found[formatTableName(table)] = rows[0];
  }
  return found;
}

/** Returns the names of the tables that differ. */
export function listDifferingTables(a: TableChecksums, b: TableChecksums): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => a[name]?.rows !== b[name]?.rows || a[name]?.sum !== b[name]?.sum);
}

function formatTableName({ name }: Table): string {
  return name.replaceAll('"', "").replace(/^public\./, "");
}
