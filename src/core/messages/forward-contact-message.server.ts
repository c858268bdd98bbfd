import { eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import { forwardedText } from "./contact.ts";
import { writeMessage } from "./write-message.server.ts";

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
