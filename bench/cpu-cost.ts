/** CPU milliseconds of the product's process and of its PostgreSQL; null if the system does not report them. */
export type CpuCost = { appMs: number | null; databaseMs: number | null };

/** Returns the cost of each operation between two measurements. */
export function costPerOperation(before: CpuCost, after: CpuCost, operations: number): CpuCost {
  return {
    appMs: perOperation(before.appMs, after.appMs, operations),
    databaseMs: perOperation(before.databaseMs, after.databaseMs, operations),
  };
}

function perOperation(before: number | null, after: number | null, operations: number): number | null {
  return before === null || after === null ? null : (after - before) / operations;
}

/** Returns the cost of app and database together; a server without a database costs what its process does. */
export function totalCost({ appMs, databaseMs }: CpuCost): number | null {
  return appMs === null ? null : appMs + (databaseMs ?? 0);
}
