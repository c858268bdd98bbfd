import { sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";

/**
 * Returns the columns of the whole database, the queue's too, in which a row contains such a text:
 * `public.bookings.phone`. Every table is searched, so that new ones are too.
 */
export async function findColumnsHolding(db: Db, text: RegExp): Promise<string[]> {
  const { rows: tables } = await db.execute<{ place: string }>(sql`
    select table_schema || '.' || table_name as place from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found = new Set<string>();
  for (const { place } of tables) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(held) as row from ${sql.raw(`"${place.replace(".", '"."')}"`)} as held`,
    );
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (text.test(JSON.stringify(value))) found.add(`${place}.${column}`);
      }
    }
  }
  return [...found].sort();
}
