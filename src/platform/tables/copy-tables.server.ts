import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { columnsOf, inOrderOfReference, namesOf, partsOf, sequencesOf, type Table, tablesOf } from "./tables.server.ts";

type Ends = { source: pg.Client; target: pg.Client };

/**
 * Fills the tables of the target with the rows of the source, table by table, and lets its numbers go on where the
 * source's are. Both are in a transaction of the caller's. Refuses a target that has other tables or columns.
 */
export async function copyTables(ends: Ends): Promise<Table[]> {
  await makeSameParts(ends);
  const tables = await tablesOf(ends.source);
  requireSameShape(tables, await tablesOf(ends.target));
  // A migration may have put rows there.
  await ends.target.query(`truncate ${tables.map(({ name }) => name).join(", ")} restart identity`);
  for (const table of await inOrderOfReference(ends.source, tables)) await copyTable(ends, table);
  await copyNumbers(ends);
  return tables;
}

/** As text, which every version of PostgreSQL reads. */
async function copyTable({ source, target }: Ends, table: Table): Promise<void> {
  const what = `${table.name} (${columnsOf(table)})`;
  await pipeline(source.query(copyTo(`copy ${what} to stdout`)), target.query(copyFrom(`copy ${what} from stdin`)));
}

/** Parts come and go with time: the queue has one for each day of its figures. */
async function makeSameParts({ source, target }: Ends): Promise<void> {
  const [wanted, present] = [await partsOf(source), await partsOf(target)];
  const isSame = (one: { name: string; bounds: string }) => (other: { name: string; bounds: string }) =>
    one.name === other.name && one.bounds === other.bounds;
  for (const part of present.filter((part) => !wanted.some(isSame(part))))
    await target.query(`drop table ${part.name}`);
  for (const part of wanted.filter((part) => !present.some(isSame(part))))
    await target.query(`create table ${part.name} partition of ${part.of} ${part.bounds}`);
}

function requireSameShape(source: Table[], target: Table[]): void {
  const others = [...source, ...target].filter(
    ({ name, shape }) =>
      ![source, target].every((side) => side.some((one) => one.name === name && one.shape === shape)),
  );
  if (others.length === 0) return;
  const names = [...new Set(namesOf(others).split(", "))].join(", ");
  throw new Error(
    `The data is of another version of nabz than this one: ${names}. Start this one on it once, stop it, and move it then.`,
  );
}

/** Numbers are given out by no snapshot: of a source in use they may be ahead of its rows, never behind. */
async function copyNumbers({ source, target }: Ends): Promise<void> {
  const wanted = await sequencesOf(source);
  for (const [sequence, last] of wanted)
    if (last !== null) await target.query("select setval($1, $2)", [sequence, last]);
  const there = await sequencesOf(target);
  const other = [...wanted].find(([sequence, last]) => there.get(sequence) !== last);
  if (other) throw new Error(`The numbers of ${other[0]} end with ${other[1]} at the source, not at the target.`);
}
