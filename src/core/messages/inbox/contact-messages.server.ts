import { eq } from "drizzle-orm";
import type { Limits } from "#core/access/limits.server.ts";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { type ContactMessage, forwardedText, unmailedText } from "#core/messages/contact.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";

/**
 * Stores what a visitor wrote and mails it to the lab (decision D6). Anybody may write. Once the hour's mails are spent the
 * message is stored all the same, and one mail says that further ones are read in the admin area.
 */
export async function receiveContactMessage(ctx: Context & { limits: Limits }, message: ContactMessage): Promise<void> {
  // Before the transaction, which would wait for a second connection with its own in hand.
  const unmailedSince = await spendMail(ctx);
  await ctx.db.transaction(async (transaction) => {
    const [kept] = await transaction
      .insert(contactMessages)
      .values({ ...message, receivedAt: ctx.now })
      .returning({ id: contactMessages.id });
    if (!kept) throw new Error("The contact message was not stored.");
    if (unmailedSince) return tellOfUnmailed(transaction, ctx, unmailedSince);
    await ctx.announce(transaction, { name: "contact-message.received", data: { contactMessageId: kept.id } });
  });
}

/** Null while the hour has mails left, else when they were spent. */
async function spendMail({ limits, now }: Context & { limits: Limits }): Promise<Date | null> {
  if ((await limits.spend("contact-mail", "all")) === null) return null;
  const [spent] = await limits.reached(["contact-mail"]);
  return spent?.since ?? now;
}

/** One mail for all that come until the hour is over. */
async function tellOfUnmailed(transaction: Db, ctx: Context, since: Date): Promise<void> {
  const { email } = await labProfile(transaction);
  await writeMessage(transaction, ctx, {
    kind: "contact-message",
    channel: "email",
    recipient: email,
    ...unmailedText,
    cause: `contact messages without a mail since ${since.toISOString()}`,
  });
}

/** What such a mail is about. */
export function contactMessageCause(contactMessageId: number): string {
  return `contact message ${contactMessageId}`;
}

/** Puts a visitor's message into the outbox, addressed to the lab, once. */
export async function forwardContactMessage(
  ctx: Pick<Context, "db" | "now" | "announce">,
  contactMessageId: number,
): Promise<void> {
  const [written] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, contactMessageId));
  if (!written) return;
  const { email } = await labProfile(ctx.db);
  await ctx.db.transaction(async (transaction) => {
    await writeMessage(transaction, ctx, {
      kind: "contact-message",
      channel: "email",
      recipient: email,
      subject: written.subject,
      body: forwardedText(written),
      cause: contactMessageCause(contactMessageId),
    });
  });
}
