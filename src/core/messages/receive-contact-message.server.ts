import type { Context } from "#core/context.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import type { ContactMessage } from "./contact.ts";

/** Keeps what a visitor wrote, and tells the jobs, which mail it to the lab (decisions, "unsafe" 6). Anybody may write. */
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
