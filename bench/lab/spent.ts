/** CPU milliseconds of the product's process and of its PostgreSQL; null where the system does not tell. */
export type Spent = { appMs: number | null; databaseMs: number | null };

/** What each of so many operations has cost between two looks. */
export function spentEach(before: Spent, after: Spent, operations: number): Spent {
  return {
    appMs: each(before.appMs, after.appMs, operations),
    databaseMs: each(before.databaseMs, after.databaseMs, operations),
  };
}

function each(before: number | null, after: number | null, operations: number): number | null {
  return before === null || after === null ? null : (after - before) / operations;
}

/** App and database together; a server without a database costs what its process does. */
export function wholeOf({ appMs, databaseMs }: Spent): number | null {
  return appMs === null ? null : appMs + (databaseMs ?? 0);
}
