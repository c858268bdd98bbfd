import { eq } from "drizzle-orm";
import { measuredBy } from "#core/catalogue/panels.ts";
import { allPanels } from "#core/catalogue/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { panelTests } from "#db/schema/catalogue.ts";
import { requireTests } from "./require-known.server.ts";
import { editingSentences } from "./schema.ts";

/** Says which tests a panel holds; none where it is a single test. Refuses: rule-broken (it would hold itself). */
export async function setPanelTests(transaction: Db, panelId: number, testIds: number[]): Promise<void> {
  const wanted = await requireTests(transaction, testIds, "panelTestIds");
  if (measuredBy(wanted, await allPanels(transaction)).includes(panelId)) {
    throw new Refusal("rule-broken", editingSentences.holdsItself, {
      errors: { panelTestIds: editingSentences.holdsItself },
    });
  }
  await transaction.delete(panelTests).where(eq(panelTests.panelId, panelId));
  if (wanted.length === 0) return;
  await transaction.insert(panelTests).values(wanted.map((testId) => ({ panelId, testId })));
}
