import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { account, session } from "#db/schema/accounts.ts";
import { knownBrowsers } from "#db/schema/login-guard.ts";
import { deleteSecondStep } from "./manage-second-step.server.ts";

/** Deletes an account's sessions, password, second step and known browsers. */
export async function revokeAccess(transaction: Db, userId: string): Promise<void> {
  await transaction.delete(session).where(eq(session.userId, userId));
  await transaction.delete(account).where(eq(account.userId, userId));
  await transaction.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
  await deleteSecondStep(transaction, userId);
}
