import { eq, inArray } from "drizzle-orm";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { categories, tests } from "#db/schema/catalogue.ts";

/** Refuses (rule-broken) a category that does not exist. */
export async function requireCategory(transaction: Db, categoryId: number): Promise<void> {
  const [known] = await transaction.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
  if (known) return;
  throw new Refusal("rule-broken", "category-unknown", { at: "categoryId" });
}

/** The ids without repetition; refuses (rule-broken, at the field named) any that is no test. */
export async function requireTests(transaction: Db, testIds: number[], field: string): Promise<number[]> {
  const wanted = [...new Set(testIds)];
  const known = await transaction.select({ id: tests.id }).from(tests).where(inArray(tests.id, wanted));
  if (known.length === wanted.length) return wanted;
  throw new Refusal("rule-broken", "tests-unknown", { at: field });
}
