import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { listEarlierStates } from "#core/messages/message.ts";
import { messages } from "#db/schema/messages.ts";
import { fallBackToSms, recordSent, redactSecret } from "./record-delivery-result.server.ts";
import type { DeliveryContext } from "./transition-message.server.ts";

export type DeliveryReceipt = {
  messageId: number;
  providerId: string;
  state: "sent" | "delivered" | "read" | "failed";
  /** The provider's reason; only of a failure. */
  failure?: string;
};

/**
 * Records a delivery report of the provider. Reports arrive repeatedly and in any order, so a state only moves forward.
 * A report can precede the response to the try, or replace it if the process died; then it supplies the provider's id.
 */
export async function recordReceipt(
  ctx: DeliveryContext,
  { messageId, providerId, state, failure }: DeliveryReceipt,
): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    const [message] = await transaction.select().from(messages).where(eq(messages.id, messageId)).for("update");
    if (!message) return;
    if (state === "sent") {
      if (message.state === "sending") await recordSent({ ...ctx, db: transaction }, message, providerId);
      return;
    }
    const isOfThisTry = or(
      eq(messages.providerId, providerId),
      and(eq(messages.state, "sending"), isNull(messages.providerId)),
    );
    // Redacted codes stay redacted, and a late failure reason, which may name the recipient, is not stored.
    const reason = message.emptiedAt === null ? (failure ?? null) : null;
    const [moved] = await transaction
      .update(messages)
      .set({ state, stateAt: ctx.now, providerId, failure: reason, dueAt: null, ...redactSecret(message) })
      .where(and(eq(messages.id, messageId), inArray(messages.state, listEarlierStates(state)), isOfThisTry))
      .returning({ id: messages.id });
    if (moved && state === "failed") await fallBackToSms(transaction, ctx, message);
  });
}
