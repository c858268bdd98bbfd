import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { packageTests } from "#db/schema/catalogue.ts";
import { requireTests } from "./require-known.server.ts";

/** Gives a package these tests, in this order. Refuses: rule-broken. */
export async function setPackageTests(transaction: Db, packageId: number, testIds: number[]): Promise<void> {
  const wanted = await requireTests(transaction, testIds, "testIds");
  await transaction.delete(packageTests).where(eq(packageTests.packageId, packageId));
  await transaction.insert(packageTests).values(wanted.map((testId, position) => ({ packageId, testId, position })));
}
