import pg from "pg";

/** A table with rows of its own: for a partitioned table, each partition. */
export type Table = {
  /** Quoted for SQL, with its schema. */
  name: string;
  schema: string;
  /** Sorted by name, without generated columns. */
  columns: string[];
  /** Names and types of the columns. */
  columnTypes: string;
};

/** Excludes PostgreSQL's own schemas, and tables of extensions. */
const USER_SCHEMAS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";
const NOT_FROM_EXTENSION =
  "not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')";

/** Returns all permanent tables of a database, sorted by name. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, "name"> & { table: string }>(`
    select n.nspname as schema, c.relname as table,
      array_agg(a.attname::text order by a.attname) as columns,
      string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attname) as "columnTypes"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relpersistence = 'p' and ${USER_SCHEMAS} and ${NOT_FROM_EXTENSION}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1, 2 order by 1, 2`);
  return rows.map(({ table, ...rest }) => ({ ...rest, name: quoteQualifiedName(rest.schema, table) }));
}

/** Sorts tables so that referenced ones come first and each row finds what it refers to. */
export async function sortByForeignKeys(client: pg.Client, tables: readonly Table[]): Promise<Table[]> {
  const { rows } = await client.query<Record<"schema" | "table" | "toSchema" | "toTable", string>>(`
    select n.nspname as schema, c.relname as table, tn.nspname as "toSchema", t.relname as "toTable"
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = f.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where f.contype = 'f' and f.conrelid <> f.confrelid`);
  const references = rows.map((row) => ({
    from: quoteQualifiedName(row.schema, row.table),
    to: quoteQualifiedName(row.toSchema, row.toTable),
  }));
  const ordered: Table[] = [];
  for (let left = [...tables]; left.length > 0; left = left.filter((table) => !ordered.includes(table))) {
    const isLeft = (name: string) => left.some((table) => table.name === name);
    const free = left.filter(({ name }) => !references.some(({ from, to }) => from === name && isLeft(to)));
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${formatTableNames(left)}`);
    ordered.push(...free);
  }
  return ordered;
}

/** Returns the last value of each sequence; null if it was never used. */
export async function listSequences(client: pg.Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ schema: string; sequence: string; last: string | null }>(
    "select schemaname as schema, sequencename as sequence, last_value::text as last from pg_sequences order by 1, 2",
  );
  return new Map(rows.map(({ schema, sequence, last }) => [quoteQualifiedName(schema, sequence), last]));
}

export type Partition = { name: string; of: string; bounds: string };

/** Returns the partitions of partitioned tables, in order of creation. */
export async function listPartitions(client: pg.Client): Promise<Partition[]> {
  const { rows } = await client.query<Record<"schema" | "table" | "ofSchema" | "ofTable" | "bounds", string>>(`
    select n.nspname as schema, c.relname as table, pn.nspname as "ofSchema", p.relname as "ofTable",
      pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
    where c.relispartition and c.relkind in ('r', 'p') order by p.oid, c.oid`);
  return rows.map((row) => ({
    name: quoteQualifiedName(row.schema, row.table),
    of: quoteQualifiedName(row.ofSchema, row.ofTable),
    bounds: row.bounds,
  }));
}

/** Counts the user's tables, views and sequences in a database. */
export async function countRelations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${USER_SCHEMAS} and ${NOT_FROM_EXTENSION}`);
  return rows[0]?.count ?? 0;
}

export function formatColumns({ columns }: Table): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

export function formatTableNames(tables: readonly { name: string }[]): string {
  return tables.map(({ name }) => name.replaceAll('"', "")).join(", ");
}

function quoteQualifiedName(schema: string, table: string): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
}
