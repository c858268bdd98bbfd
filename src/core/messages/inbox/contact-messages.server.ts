import { eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { type ContactMessage, forwardedText } from "#core/messages/contact.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import { contactMessages } from "#db/schema/messages.ts";

/** Keeps what a visitor wrote, and tells the jobs, which mail it to the lab (decision D6). Anybody may write. */
export async function receiveContactMessage(ctx: Context, message: ContactMessage): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    const [kept] = await transaction
      .insert(contactMessages)
      .values({ ...message, receivedAt: ctx.now })
      .returning({ id: contactMessages.id });
    if (!kept) throw new Error("The contact message was not stored.");
    await ctx.announce(transaction, { name: "contact-message.received", data: { contactMessageId: kept.id } });
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
