import { eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import type { Db } from "#db/client.server.ts";
import { alerts } from "#db/schema/messages.ts";
import type { Channels } from "#platform/channels/channel.ts";
import { type AlertKind, createAlert } from "./alert-templates.ts";
import { isAlertDue } from "./alert-throttle.ts";
import { findOwnerRoute } from "./owner-route.server.ts";
import type { AdminWarning } from "./warnings.ts";

/** Stands for a problem without a row. */
const NEVER = new Date(0);

/**
 * Sends the owner each warning that is due as an alert. Needs no actor; a problem is alerted once, however many
 * processes see it.
 */
export async function sendOwnerAlerts(
  ctx: Context,
  channels: Channels,
  warnings: readonly AdminWarning[],
): Promise<void> {
  if (warnings.length === 0) return;
  const lab = await getLabProfile(ctx.db);
  for (const warning of warnings) {
    const alert = createAlert(warning, lab.name, getSentences("en"));
    if (!alert) continue;
    await ctx.db.transaction(async (transaction) => {
      if (!(await claimAlert(transaction, alert.kind, ctx.now))) return;
      const route = await findOwnerRoute(transaction, lab, { channels, now: ctx.now });
      await writeMessage(transaction, ctx, {
        language: DEFAULT_LANGUAGE,
        ...alert,
        ...route,
        cause: `${alert.kind} told ${ctx.now.toISOString()}`,
      });
    });
  }
}

/** Records that the problem is seen and returns whether an alert is due. Locks the row until the alert is written. */
async function claimAlert(transaction: Db, kind: AlertKind, now: Date): Promise<boolean> {
  await transaction.insert(alerts).values({ kind, sentAt: NEVER, seenAt: NEVER }).onConflictDoNothing();
  const [stored] = await transaction.select().from(alerts).where(eq(alerts.kind, kind)).for("update");
  const isDue = !stored || isAlertDue(stored, now);
  await transaction
    .update(alerts)
    .set({ seenAt: now, ...(isDue && { sentAt: now }) })
    .where(eq(alerts.kind, kind));
  return isDue;
}
