import { eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { contactMessages, messages } from "#db/schema/messages.ts";
import { forwardedText } from "./contact.ts";

/** Puts a visitor's message into the outbox, addressed to the lab, once. */
export async function forwardContactMessage(ctx: Pick<Context, "db" | "now">, contactMessageId: number): Promise<void> {
  const [written] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, contactMessageId));
  if (!written) return;
  const { email } = await labProfile(ctx.db);
  await ctx.db
    .insert(messages)
    .values({
      kind: "contact-message",
      channel: "email",
      recipient: email,
      body: forwardedText(written),
      state: "kept",
      cause: `contact message ${contactMessageId}`,
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
}
