/** One page of a list; `next` is the cursor of the following page. */
export type Page<Row> = { rows: Row[]; next: number | null };

/** Returns the page of the found rows, which include one row beyond `limit` if another page follows. */
export function toPage<Row extends { id: number }>(found: Row[], limit: number): Page<Row> {
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
