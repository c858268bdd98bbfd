import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import type { SettledMethod } from "#db/schema/values.ts";

/** Whose cash, and which payment methods, a transaction locks. */
type MoneyLocks = { personIds?: readonly string[]; methods?: readonly SettledMethod[] };

/**
 * Takes shared locks: until the transaction ends, the cash of these people cannot be closed, and these payment methods
 * cannot be settled.
 */
export async function lockMoneyShared(transaction: Db, locks: MoneyLocks): Promise<void> {
  await takeLocks(transaction, locks, sql`pg_advisory_xact_lock_shared`);
}

/**
 * Takes exclusive locks: until the transaction ends, no other can change the cash of these people, or record money by
 * these methods.
 */
export async function lockMoney(transaction: Db, locks: MoneyLocks): Promise<void> {
  await takeLocks(transaction, locks, sql`pg_advisory_xact_lock`);
}

/** In one order, so that no two transactions deadlock. */
async function takeLocks(transaction: Db, { personIds = [], methods = [] }: MoneyLocks, lock: SQL): Promise<void> {
  const names = [...personIds.map((id) => `cash of ${id}`), ...methods.map((method) => `money by ${method}`)];
  const calls = [...new Set(names)].toSorted().map((name) => sql`${lock}(hashtextextended(${name}, 0))`);
  if (calls.length > 0) await transaction.execute(sql`select ${sql.join(calls, sql`, `)}`);
}
