import { eq, inArray } from "drizzle-orm";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { categories, tests } from "#db/schema/catalogue.ts";

/** Throws `rule-broken` if the category does not exist. */
export async function requireCategory(transaction: Db, categoryId: number): Promise<void> {
  const [category] = await transaction
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, categoryId));
  if (category) return;
  throw new DomainError("rule-broken", "category-unknown", { field: "categoryId" });
}

/** Returns the ids without duplicates. Throws `rule-broken`, at the named field, for an unknown test. */
export async function requireTests(transaction: Db, testIds: number[], field: string): Promise<number[]> {
  const uniqueIds = [...new Set(testIds)];
  const rows = await transaction.select({ id: tests.id }).from(tests).where(inArray(tests.id, uniqueIds));
  if (rows.length === uniqueIds.length) return uniqueIds;
  throw new DomainError("rule-broken", "tests-unknown", { field });
}
