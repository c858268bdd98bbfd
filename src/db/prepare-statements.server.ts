import type pg from "pg";

/** Limits the prepared statements of a connection, so that rare ones cannot fill its memory. */
const MAX_PREPARED_STATEMENTS = 300;

type QueryConfig = { text?: string; name?: string };

/**
 * Prepares statements that a connection runs repeatedly: planning is half of a booking's database cost. Searches are
 * planned each time, because their best plan depends on the word.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const run = client.query.bind(client) as (...call: unknown[]) => unknown;
  const prepared = (query: unknown, parameters: unknown, ...rest: unknown[]) =>
    run(
      Array.isArray(parameters) && parameters.length > 0 ? withStatementName(query as QueryConfig, names) : query,
      parameters,
      ...rest,
    );
  client.query = prepared as typeof client.query;
}

/** Removes the names of statements, including a library's: a pooler may send the next one to another connection. */
export function disablePreparedStatements(client: pg.PoolClient): void {
  const run = client.query.bind(client) as (...call: unknown[]) => unknown;
  const unnamed = (query: string | QueryConfig, ...rest: unknown[]) =>
    run(typeof query === "object" && query.name ? { ...query, name: undefined } : query, ...rest);
  client.query = unnamed as typeof client.query;
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
