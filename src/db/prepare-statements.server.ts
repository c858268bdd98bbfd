import pg from "pg";

/** Limits the prepared statements of a connection, so that rare ones cannot fill its memory. */
const MAX_PREPARED_STATEMENTS = 300;

type QueryConfig = { text?: string; name?: string };
type RunQuery = (...call: unknown[]) => never;

/**
 * Connection that prepares the statements it runs repeatedly: planning is half of a booking's database cost. Searches
 * are planned each time, because their best plan depends on the word.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  override query(query: unknown, values?: unknown, ...rest: unknown[]): never {
    const isPrepared = Array.isArray(values) && values.length > 0;
    return (super.query as RunQuery).call(
      this,
      isPrepared ? withStatementName(query as QueryConfig, this.#names) : query,
      values,
      ...rest,
    );
  }
}

/**
 * Connection that removes the names of statements, including a library's: a pooler may send the next one to another
 * connection.
 */
export class UnnamedClient extends pg.Client {
  override query(query: unknown, ...rest: unknown[]): never {
    const isNamed = typeof query === "object" && (query as QueryConfig).name;
    return (super.query as RunQuery).call(this, isNamed ? { ...query, name: undefined } : query, ...rest);
  }
}

function withStatementName(query: QueryConfig, names: Map<string, string>): QueryConfig {
  const { text } = query;
  if (!text || query.name || text.includes(" ilike ")) return query;
  const existing = names.get(text);
  if (!existing && names.size >= MAX_PREPARED_STATEMENTS) return query;
  const name = existing ?? `s${names.size}`;
  names.set(text, name);
  return { ...query, name };
}
