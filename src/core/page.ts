/** One page of a list, newest first; `next` is the cursor of the page after it. */
export type Page<Row> = { rows: Row[]; next: number | null };

/** The page out of what was found, which is one row more than `limit` where another page follows. */
export function pageOf<Row extends { id: number }>(found: Row[], limit: number): Page<Row> {
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
