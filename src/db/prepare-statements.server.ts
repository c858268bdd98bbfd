import type pg from "pg";

/** Beyond this many different statements a connection prepares no more, so that odd ones cannot fill its memory. */
const MOST_STATEMENTS = 300;

type Query = { text?: string; name?: string };

/**
 * Lets a connection keep the plans of the statements it runs again and again: planning is half of what a booking costs
 * the database. A search is planned each time, because its best plan depends on the word.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const run = client.query.bind(client) as (...call: unknown[]) => unknown;
  const prepared = (query: unknown, parameters: unknown, ...rest: unknown[]) =>
    run(Array.isArray(parameters) && parameters.length > 0 ? named(query as Query, names) : query, parameters, ...rest);
  client.query = prepared as typeof client.query;
}

/** Takes the names off statements, a library's too: a pooler may send the next one to a connection that never heard of it. */
export function prepareNothing(client: pg.PoolClient): void {
  const run = client.query.bind(client) as (...call: unknown[]) => unknown;
  const unnamed = (query: string | Query, ...rest: unknown[]) =>
    run(typeof query === "object" && query.name ? { ...query, name: undefined } : query, ...rest);
  client.query = unnamed as typeof client.query;
}

function named(query: Query, names: Map<string, string>): Query {
  const { text } = query;
  if (!text || query.name || text.includes(" ilike ")) return query;
  const known = names.get(text);
  if (!known && names.size >= MOST_STATEMENTS) return query;
  const name = known ?? `s${names.size}`;
  names.set(text, name);
  return { ...query, name };
}
