import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import {
  formatColumns,
  formatTableNames,
  listPartitions,
  listSequences,
  listTables,
  sortByForeignKeys,
  type Table,
} from "./catalog-queries.server.ts";

type CopyTablesClients = { source: pg.Client; target: pg.Client };

/**
 * Copies the rows of all tables from the source to the target, and sets the target's sequences to the source's values.
 * Both run in a transaction of the caller. Throws if the target has other tables or columns.
 */
export async function copyTables(clients: CopyTablesClients): Promise<Table[]> {
  await matchPartitions(clients);
  const tables = await listTables(clients.source);
  requireSameColumns(tables, await listTables(clients.target));
  // A migration may have inserted rows.
  await clients.target.query(`truncate ${tables.map(({ name }) => name).join(", ")} restart identity`);
  for (const table of await sortByForeignKeys(clients.source, tables)) await copyTable(clients, table);
  await copySequences(clients);
  return tables;
}

/** In text format, which every version of PostgreSQL reads. */
async function copyTable({ source, target }: CopyTablesClients, table: Table): Promise<void> {
  const what = `${table.name} (${formatColumns(table)})`;
  await pipeline(source.query(copyTo(`copy ${what} to stdout`)), target.query(copyFrom(`copy ${what} from stdin`)));
}

/** Partitions come and go: the queue has one for each day of its statistics. */
async function matchPartitions({ source, target }: CopyTablesClients): Promise<void> {
  const [expected, present] = [await listPartitions(source), await listPartitions(target)];
  const isSame = (a: { name: string; bounds: string }) => (b: { name: string; bounds: string }) =>
    a.name === b.name && a.bounds === b.bounds;
  for (const partition of present.filter((partition) => !expected.some(isSame(partition))))
    await target.query(`drop table ${partition.name}`);
  for (const partition of expected.filter((partition) => !present.some(isSame(partition))))
    await target.query(`create table ${partition.name} partition of ${partition.of} ${partition.bounds}`);
}

function requireSameColumns(source: Table[], target: Table[]): void {
  const others = [...source, ...target].filter(
    ({ name, columnTypes }) =>
      ![source, target].every((side) => side.some((table) => table.name === name && table.columnTypes === columnTypes)),
  );
  if (others.length === 0) return;
  const names = [...new Set(formatTableNames(others).split(", "))].join(", ");
  throw new Error(
    `The data is of another version of nabz than this one: ${names}. Start this one on it once, stop it, and move it then.`,
  );
}

/** Sequences are not part of a snapshot: those of a source in use may be ahead of its rows, never behind. */
async function copySequences({ source, target }: CopyTablesClients): Promise<void> {
  const expected = await listSequences(source);
  for (const [sequence, last] of expected)
    if (last !== null) await target.query("select setval($1, $2)", [sequence, last]);
  const actual = await listSequences(target);
  const different = [...expected].find(([sequence, last]) => actual.get(sequence) !== last);
  if (different)
    throw new Error(`The numbers of ${different[0]} end with ${different[1]} at the source, not at the target.`);
}
