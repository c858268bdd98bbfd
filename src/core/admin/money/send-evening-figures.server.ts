import { eq, sql } from "drizzle-orm";
import { findOwnerRoute } from "#core/admin/owner-route.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lab } from "#db/schema/lab.ts";
import { alerts } from "#db/schema/messages.ts";
import { receiptTenders } from "#db/schema/money.ts";
import type { Channels } from "#platform/channels/channel.ts";
import { findEveningSums } from "./evening.server.ts";
import { createEveningMessage } from "./evening-message.ts";

const KIND = "evening-figures";

/**
 * Sends the owner the day's figures once the lab's time for it has come, also if the server was down at that time.
 * Needs no actor. They are sent once a day, however many processes try and however the time is changed; on a day
 * without money and visits only if some comes later.
 */
export async function sendEveningFigures(ctx: Context, channels: Channels): Promise<void> {
  const { db, now } = ctx;
  const { day, minutes } = toLabTime(now);
  const [row] = await db.select().from(lab);
  if (!row || minutes < row.eveningMinutes || (await wasSent(db, day)) || !(await hasFigures(db, day))) return;
  const message = createEveningMessage(await findEveningSums(db, day), row.name, getSentences("en"));
  await db.transaction(async (transaction) => {
    if (!(await claimDay(transaction, day, now))) return;
    const route = await findOwnerRoute(transaction, row, { channels, now });
    await writeMessage(transaction, ctx, {
      kind: KIND,
      language: DEFAULT_LANGUAGE,
      ...message,
      ...route,
      cause: `${KIND} of ${day}`,
    });
  });
}

/** Whether there is money that counts on the day, or a visit of it. */
async function hasFigures(db: Db, day: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from ${receiptTenders} where day = ${day})
      or exists (select from ${bookings} where day = ${day} and status <> 'declined') as found`);
  return rows[0]?.found ?? false;
}

async function wasSent(db: Db, day: string): Promise<boolean> {
  const [sent] = await db.select().from(alerts).where(eq(alerts.kind, KIND));
  return sent !== undefined && toLabTime(sent.sentAt).day >= day;
}

/** Records that the day's figures are sent and returns whether they were not. Locks the row until they are written. */
async function claimDay(transaction: Db, day: string, now: Date): Promise<boolean> {
  const never = new Date(0);
  await transaction.insert(alerts).values({ kind: KIND, sentAt: never, seenAt: never }).onConflictDoNothing();
  const [sent] = await transaction.select().from(alerts).where(eq(alerts.kind, KIND)).for("update");
  if (sent && toLabTime(sent.sentAt).day >= day) return false;
  await transaction.update(alerts).set({ sentAt: now, seenAt: now }).where(eq(alerts.kind, KIND));
  return true;
}
