import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { statesBefore } from "#core/messages/message.ts";
import { messages } from "#db/schema/messages.ts";
import type { Delivery } from "./move-message.server.ts";
import { recordSent, replaceBySms, withoutSecret } from "./settle-message.server.ts";

export type Report = {
  messageId: number;
  providerId: string;
  state: "sent" | "delivered" | "read" | "failed";
  /** The provider's reason, of a failure alone. */
  failure?: string;
};

/**
 * Notes what a provider reports of a message. Reports come twice and in any order: one only moves a message onwards. A
 * report can come before the answer to the try itself, or instead of it where the process died; then it tells the number.
 */
export async function noteReport(ctx: Delivery, { messageId, providerId, state, failure }: Report): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    const [seen] = await transaction.select().from(messages).where(eq(messages.id, messageId)).for("update");
    if (!seen) return;
    if (state === "sent") {
      if (seen.state === "sending") await recordSent({ ...ctx, db: transaction }, seen, providerId);
      return;
    }
    const isOfThisTry = or(
      eq(messages.providerId, providerId),
      and(eq(messages.state, "sending"), isNull(messages.providerId)),
    );
    // A code that has arrived, or that another channel carries now, is not kept; nor does a late reason, which may name
    // the recipient, come into a message that was emptied.
    const reason = seen.emptiedAt === null ? (failure ?? null) : null;
    const [moved] = await transaction
      .update(messages)
      .set({ state, stateAt: ctx.now, providerId, failure: reason, dueAt: null, ...withoutSecret(seen) })
      .where(and(eq(messages.id, messageId), inArray(messages.state, statesBefore(state)), isOfThisTry))
      .returning({ id: messages.id });
    if (moved && state === "failed") await replaceBySms(transaction, ctx, seen);
  });
}
