import { keepRetention } from "#core/retention/keep-retention.server.ts";
import type { JobParts } from "./jobs.ts";

/** What is kept no longer goes. */
export async function onRetentionDue({ db, clock, announce }: JobParts): Promise<void> {
  await keepRetention({ db, now: clock(), announce, actor: { kind: "system", name: "retention" } });
}
