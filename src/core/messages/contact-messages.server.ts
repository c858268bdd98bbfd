import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RateLimits } from "#core/access/rate-limits.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import { type ContactMessage, formatForwardedMessage } from "./contact-message.ts";

/**
 * Stores a visitor's message and emails it to the lab (decision D6). Needs no sign-in. The same message of the same
 * filled form is stored once; without a key, once on a day of the lab. Above the hourly email limit the
 * message is still stored, and a single email says that further ones are in the admin area.
 */
export async function receiveContactMessage(
  ctx: Context & { limits: RateLimits },
  { formKey, ...message }: ContactMessage & { formKey?: string | undefined },
): Promise<void> {
  const requestHash = hashMessage(message, formKey ?? toLabTime(ctx.now).day);
  if ((await ctx.db.$count(contactMessages, eq(contactMessages.requestHash, requestHash))) > 0) return;
  // Outside the transaction: it would wait for a second connection while holding one.
  const unmailedSince = await spendMailLimit(ctx);
  await ctx.db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(contactMessages)
      .values({ ...message, requestHash, receivedAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    if (!stored) return;
    if (unmailedSince) return writeMailLimitNotice(transaction, ctx, unmailedSince);
    await ctx.emit(transaction, { name: "contact-message.received", data: { contactMessageId: stored.id } });
  });
}

function hashMessage({ name, email, phone, subject, message }: ContactMessage, key: string): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([key, name, email, phone, subject, message]))
    .digest();
}

/** Returns null below the hourly limit, else the time at which it was reached. */
async function spendMailLimit({ limits, now }: Context & { limits: RateLimits }): Promise<Date | null> {
  if ((await limits.consume("contact-mail", "all")) === null) return null;
  const [spent] = await limits.listExceeded(["contact-mail"]);
  return spent?.since ?? now;
}

/** One email for all messages until the hour is over. */
async function writeMailLimitNotice(transaction: Db, ctx: Context, since: Date): Promise<void> {
  const { email } = await getLabProfile(transaction);
  await writeMessage(transaction, ctx, {
    kind: "contact-message",
    language: DEFAULT_LANGUAGE,
    channel: "email",
    recipient: email,
    ...getSentences("en").contactMails.limitNotice,
    cause: `contact messages without a mail since ${since.toISOString()}`,
  });
}

/** Outbox cause of the forwarded message. */
export function getContactMessageCause(contactMessageId: number): string {
  return `contact message ${contactMessageId}`;
}

/** Writes a visitor's message to the outbox once, addressed to the lab. */
export async function forwardContactMessage(
  ctx: Pick<Context, "db" | "now" | "emit">,
  contactMessageId: number,
): Promise<void> {
  const [message] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, contactMessageId));
  if (!message) return;
  const { email } = await getLabProfile(ctx.db);
  await ctx.db.transaction(async (transaction) => {
    await writeMessage(transaction, ctx, {
      kind: "contact-message",
      language: DEFAULT_LANGUAGE,
      channel: "email",
      recipient: email,
      subject: message.subject,
      body: formatForwardedMessage(message, getSentences("en").contactMails),
      cause: getContactMessageCause(contactMessageId),
    });
  });
}
