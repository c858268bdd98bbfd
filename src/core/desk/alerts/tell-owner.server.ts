import { eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { failingMessages } from "#core/desk/failing-messages.ts";
import { channelTallies } from "#core/desk/queries.server.ts";
import type { DeskWarning } from "#core/desk/warnings.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import type { Db } from "#db/client.server.ts";
import { alerts } from "#db/schema/messages.ts";
import type { Channels } from "#platform/channels/channel.ts";
import { isToBeTold, wayToTheLab } from "./turn.ts";
import { type AlertKind, alertOf } from "./words.ts";

/** Nobody was told of what has no row yet. */
const NEVER = new Date(0);

/**
 * Writes to the lab of each warning that must reach its owner away from the desk, when its turn has come. Nobody asks for it:
 * what is seen gives cause, and however many processes see it, it is told once.
 */
export async function tellOwner(ctx: Context, channels: Channels, warnings: readonly DeskWarning[]): Promise<void> {
  if (warnings.length === 0) return;
  const lab = await labProfile(ctx.db);
  for (const warning of warnings) {
    const alert = alertOf(warning, lab.name);
    if (!alert) continue;
    await ctx.db.transaction(async (transaction) => {
      if (!(await takeTurn(transaction, alert.kind, ctx.now))) return;
      const failing = failingMessages(await channelTallies(transaction, ctx.now))?.channels ?? [];
      const way = wayToTheLab(lab, (channel) => channels[channel] !== undefined, failing);
      await writeMessage(transaction, ctx, { ...alert, ...way, cause: `${alert.kind} told ${ctx.now.toISOString()}` });
    });
  }
}

/** Notes that the matter is seen, and tells whether it is the turn of a message; the row is held until that is written. */
async function takeTurn(transaction: Db, kind: AlertKind, now: Date): Promise<boolean> {
  await transaction.insert(alerts).values({ kind, toldAt: NEVER, seenAt: NEVER }).onConflictDoNothing();
  const [told] = await transaction.select().from(alerts).where(eq(alerts.kind, kind)).for("update");
  const isTurn = !told || isToBeTold(told, now);
  await transaction
    .update(alerts)
    .set({ seenAt: now, ...(isTurn && { toldAt: now }) })
    .where(eq(alerts.kind, kind));
  return isTurn;
}
